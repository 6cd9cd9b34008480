import UIKit

final class BandicootScreen: UIViewController {
  struct Dependencies {
    var deviceModel: @MainActor @Sendable () -> String
    var setIdleTimerDisabled: @MainActor @Sendable (Bool) -> Void
    var isIdleTimerDisabled: @MainActor @Sendable () -> Bool

    static var defaultDependencies: Self {
      Self(
        deviceModel: { UIDevice.current.model },
        setIdleTimerDisabled: { UIApplication.shared.isIdleTimerDisabled = $0 },
        isIdleTimerDisabled: { UIApplication.shared.isIdleTimerDisabled })
    }
  }

  private let dependencies: Dependencies

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.dependencies = .defaultDependencies
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    self.dependencies = .defaultDependencies
    super.init(coder: coder)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    title = dependencies.deviceModel()
    dependencies.setIdleTimerDisabled(true)
  }

  func sleepLater() async {
    await Task { [dependencies] in dependencies.setIdleTimerDisabled(false) }.value
  }

  nonisolated func isAwake() async -> Bool { await dependencies.isIdleTimerDisabled() }
}

struct BandicootBadge {
  struct Dependencies {
    var deviceModel: @MainActor @Sendable () -> String

    static var defaultDependencies: Self {
      Self(deviceModel: { UIDevice.current.model })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  @MainActor func text() -> String { dependencies.deviceModel() }
}
