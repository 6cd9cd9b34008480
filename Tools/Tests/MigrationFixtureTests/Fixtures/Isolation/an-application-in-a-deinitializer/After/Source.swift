import UIKit

final class CassowaryPlayer: UIViewController {
  struct Dependencies {
    var setIdleTimerDisabled: (Bool) -> Void

    static var defaultDependencies: Self {
      Self(setIdleTimerDisabled: { UIApplication.shared.isIdleTimerDisabled = $0 })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func viewDidLoad() { dependencies.setIdleTimerDisabled(true) }

  deinit { dependencies.setIdleTimerDisabled(false) }
}
