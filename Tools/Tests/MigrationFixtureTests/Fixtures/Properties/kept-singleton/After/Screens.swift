import UIKit

final class Larder5101: Sendable {
  private static let larder = Larder5101()
  nonisolated(unsafe) var jars = 3

  static func shared() -> Larder5101 { larder }
}

/// A constant, read in two ways.
final class PantryScreen5101: UIViewController {
  struct Dependencies {
    var larder5101: @Sendable () -> Larder5101

    static var defaultDependencies: Self {
      Self(larder5101: { Larder5101.shared() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private var larder: Larder5101 { dependencies.larder5101() }
  private var shelf: Larder5101 { dependencies.larder5101() }

  override func viewDidLoad() {
    larder.jars += 1
    title = "\(shelf.jars) of \(dependencies.larder5101().jars)"
  }
}

/// Other code, which may run elsewhere, asks a screen for its object.
final class PantryShelf5101: UIViewController {
  var larder = Larder5101.shared()

  func jars(of other: PantryShelf5101) -> Int {
    let jars = other.larder.jars
    return Larder5101.shared().jars - jars
  }
}

/// The object may be replaced.
final class PantryWindow5101: UIViewController {
  var larder = Larder5101.shared()

  func empty() { larder = Larder5101.shared() }
  func count() -> Int { Larder5101.shared().jars }
}

/// Code outside of the actor reads it.
final class PantryHatch5101: UIViewController {
  let larder = Larder5101.shared()

  nonisolated func peek() -> Int { larder.jars }
  func count() -> Int { Larder5101.shared().jars }
}

/// A deinitializer runs outside of the actor.
final class PantryDoor5101: UIViewController {
  let larder = Larder5101.shared()

  func count() -> Int { Larder5101.shared().jars }

  deinit { larder.jars = 0 }
}
