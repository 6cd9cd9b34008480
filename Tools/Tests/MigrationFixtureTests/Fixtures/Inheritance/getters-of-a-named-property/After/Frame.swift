import UIKit

final class Paint6208: Sendable {
  static let shared = Paint6208()

  func color() -> String { FileManager.default.fileExists(atPath: "/") ? "red" : "" }
}

class Frame6208: UIViewController {
  struct Dependencies {
    var paint6208: Paint6208
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(paint6208: Paint6208.shared, now: { Date() })
    }
  }

  var frame6208Dependencies: Dependencies = .defaultDependencies

  var paint: Paint6208 { frame6208Dependencies.paint6208 }

  override func viewDidLoad() { title = paint.color() + (frame6208Dependencies.now() > .distantPast ? "!" : "") }
}

final class Door6208: Frame6208 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func knock() -> Bool { dependencies.fileManager.fileExists(atPath: "/") && paint.color() == "red" }
}
