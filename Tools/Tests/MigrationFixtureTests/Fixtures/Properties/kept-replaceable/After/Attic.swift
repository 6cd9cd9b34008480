import UIKit

final class Attic6115: Sendable {
  nonisolated(unsafe) static var shared = Attic6115(boxes: 3)
  let boxes: Int
  init(boxes: Int) { self.boxes = boxes }
}

/// Keeps the object that is there when a screen is made.
final class AtticScreen6115: UIViewController {
  struct Dependencies {
    var attic6115: Attic6115

    static var defaultDependencies: Self {
      Self(attic6115: Attic6115.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private var attic: Attic6115 { dependencies.attic6115 }

  override func viewDidLoad() { title = "\(attic.boxes)" }
}

/// Asks for what is there later too.
final class AtticStairs6115: UIViewController {
  private let attic = Attic6115.shared

  override func viewDidLoad() { title = "\(attic.boxes) of \(Attic6115.shared.boxes)" }
}
