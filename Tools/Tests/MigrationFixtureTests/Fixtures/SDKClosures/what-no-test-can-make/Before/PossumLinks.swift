import UIKit

@MainActor final class PossumLinks {
  func open(_ url: URL) -> Bool {
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.isIdleTimerDisabled = true
    UserDefaults.standard.set(true, forKey: "possum")
    return UIApplication.shared.isIdleTimerDisabled
  }
}

/// It uses more members of the device than a struct should have closures.
@MainActor struct PossumReport {
  func text() -> String {
    let device = "\(UIDevice.current.model) \(UIDevice.current.name)"
    return "\(device) \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  }
}

/// It hands the application on.
@MainActor struct PossumHost {
  func name() -> String { "\(type(of: UIApplication.shared))" }
}
