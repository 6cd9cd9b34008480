import UIKit

@MainActor final class PossumLinks {
  struct Dependencies {
    var canOpenURL: @MainActor @Sendable (URL) -> Bool
    var setIdleTimerDisabled: @MainActor @Sendable (Bool) -> Void
    var userDefaults: UserDefaults
    var isIdleTimerDisabled: @MainActor @Sendable () -> Bool

    static var defaultDependencies: Self {
      Self(
        canOpenURL: { UIApplication.shared.canOpenURL($0) },
        setIdleTimerDisabled: { UIApplication.shared.isIdleTimerDisabled = $0 },
        userDefaults: UserDefaults.standard,
        isIdleTimerDisabled: { UIApplication.shared.isIdleTimerDisabled })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ url: URL) -> Bool {
    guard dependencies.canOpenURL(url) else { return false }
    dependencies.setIdleTimerDisabled(true)
    dependencies.userDefaults.set(true, forKey: "possum")
    return dependencies.isIdleTimerDisabled()
  }
}

/// It uses more members of the device than a struct should have closures.
@MainActor struct PossumReport {
  struct Dependencies {
    var deviceModel: @MainActor @Sendable () -> String
    var deviceName: @MainActor @Sendable () -> String
    var systemName: @MainActor @Sendable () -> String
    var systemVersion: @MainActor @Sendable () -> String

    static var defaultDependencies: Self {
      Self(
        deviceModel: { UIDevice.current.model },
        deviceName: { UIDevice.current.name },
        systemName: { UIDevice.current.systemName },
        systemVersion: { UIDevice.current.systemVersion })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func text() -> String {
    let device = "\(dependencies.deviceModel()) \(dependencies.deviceName())"
    return "\(device) \(dependencies.systemName()) \(dependencies.systemVersion())"
  }
}

/// It hands the application on.
@MainActor struct PossumHost {
  func name() -> String { "\(type(of: UIApplication.shared))" }
}
