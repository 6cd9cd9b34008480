import UIKit

final class EchidnaLinks {
  func canOpen(_ link: String) -> Bool {
    guard let url = URL(string: link) else { return false }
    return UIApplication.shared.canOpenURL(url)
  }

  var model: String { UIDevice.current.model }
}
