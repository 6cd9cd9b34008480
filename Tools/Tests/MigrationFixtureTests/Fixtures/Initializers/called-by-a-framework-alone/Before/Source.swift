import Foundation
import UIKit

/// A property list names it; no code of the project makes one.
final class KilnExtension6101: UIViewController {
  private let shelf: Int

  convenience init() {
    self.init(shelf: 3)
  }

  init(shelf: Int) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func mark() -> String { "\(shelf) \(Date().timeIntervalSince1970 > 0)" }
}

final class KilnPrincipal6101: UIViewController {
  private var started = 0.0

  init() {
    super.init(nibName: nil, bundle: nil)
    started = Date().timeIntervalSince1970
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func hasStarted() -> Bool { started < Date().timeIntervalSince1970 + 1 }
}

final class KilnMade6101: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func mark() -> Bool { Date().timeIntervalSince1970 > 0 }
}

@MainActor func kiln6101() -> Bool { KilnMade6101().mark() }
