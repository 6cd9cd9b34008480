import UIKit

final class BandicootScreen: UIViewController {
  override func viewDidLoad() {
    title = UIDevice.current.model
    UIApplication.shared.isIdleTimerDisabled = true
  }

  func sleepLater() async {
    await Task { UIApplication.shared.isIdleTimerDisabled = false }.value
  }

  nonisolated func isAwake() async -> Bool { await UIApplication.shared.isIdleTimerDisabled }
}

struct BandicootBadge {
  @MainActor func text() -> String { UIDevice.current.model }
}
