import UIKit

final class BandicootScreen: UIViewController {
  struct Dependencies {
    var device: @MainActor @Sendable () -> UIDevice
    var application: @MainActor @Sendable () -> UIApplication

    static var defaultDependencies: Self {
      Self(device: { UIDevice.current }, application: { UIApplication.shared })
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
    title = dependencies.device().model
    dependencies.application().isIdleTimerDisabled = true
  }

  func sleepLater() async {
    await Task { [dependencies] in dependencies.application().isIdleTimerDisabled = false }.value
  }

  nonisolated func isAwake() async -> Bool { await dependencies.application().isIdleTimerDisabled }
}

struct BandicootBadge {
  struct Dependencies {
    var device: @MainActor @Sendable () -> UIDevice

    static var defaultDependencies: Self {
      Self(device: { UIDevice.current })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  @MainActor func text() -> String { dependencies.device().model }
}
