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
    var device: @MainActor @Sendable () -> UIDevice

    static var defaultDependencies: Self {
      Self(device: { UIDevice.current })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func text() -> String {
    let device = "\(dependencies.device().model) \(dependencies.device().name)"
    return "\(device) \(dependencies.device().systemName) \(dependencies.device().systemVersion)"
  }
}

/// It hands the application on.
@MainActor struct PossumHost {
  struct Dependencies {
    var application: @MainActor @Sendable () -> UIApplication

    static var defaultDependencies: Self {
      Self(application: { UIApplication.shared })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func name() -> String { "\(type(of: dependencies.application()))" }
}
