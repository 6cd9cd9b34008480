import UIKit

final class Paint6208: Sendable {
  static let shared = Paint6208()

  func color() -> String { FileManager.default.fileExists(atPath: "/") ? "red" : "" }
}

class Frame6208: UIViewController {
  let paint = Paint6208.shared

  override func viewDidLoad() { title = paint.color() + (Date() > .distantPast ? "!" : "") }
}

final class Door6208: Frame6208 {
  func knock() -> Bool { FileManager.default.fileExists(atPath: "/") && paint.color() == "red" }
}
