import UIKit

final class CassowaryPlayer: UIViewController {
  struct Dependencies {
    var application: UIApplication

    static var defaultDependencies: Self {
      Self(application: UIApplication.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func viewDidLoad() { dependencies.application.isIdleTimerDisabled = true }

  deinit { dependencies.application.isIdleTimerDisabled = false }
}
