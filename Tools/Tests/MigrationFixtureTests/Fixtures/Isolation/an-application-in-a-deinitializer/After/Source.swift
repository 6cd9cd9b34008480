import UIKit

final class CassowaryPlayer: UIViewController {
  struct Dependencies {
    var application: UIApplication

    static var defaultDependencies: Self {
      Self(application: UIApplication.shared)
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

  override func viewDidLoad() { dependencies.application.isIdleTimerDisabled = true }

  deinit { dependencies.application.isIdleTimerDisabled = false }
}
