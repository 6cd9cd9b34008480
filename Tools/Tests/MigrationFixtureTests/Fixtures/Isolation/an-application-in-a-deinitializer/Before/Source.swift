import UIKit

final class CassowaryPlayer: UIViewController {
  override func viewDidLoad() { UIApplication.shared.isIdleTimerDisabled = true }

  deinit { UIApplication.shared.isIdleTimerDisabled = false }
}
