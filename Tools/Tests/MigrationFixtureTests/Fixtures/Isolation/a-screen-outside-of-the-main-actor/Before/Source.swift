import UIKit

final class GalahScreen: UIViewController {
  static let shared = GalahScreen(nibName: nil, bundle: nil)
  func show(_ text: String) { title = text }
}

final class GalahRouter {
  func route(_ text: String) {
    GalahScreen.shared.show(text)
    print(GalahScreen.shared.title ?? "")
  }
}
