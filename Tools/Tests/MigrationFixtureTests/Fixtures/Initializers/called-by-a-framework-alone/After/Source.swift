import Foundation
import UIKit

/// A property list names it; no code of the project makes one.
final class KilnExtension6101: UIViewController {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let shelf: Int

  convenience init() {
    self.init(shelf: 3)
  }

  init(shelf: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func mark() -> String { "\(shelf) \(dependencies.now().timeIntervalSince1970 > 0)" }
}

final class KilnPrincipal6101: UIViewController {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private var started = 0.0

  convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
    started = dependencies.now().timeIntervalSince1970
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func hasStarted() -> Bool { started < dependencies.now().timeIntervalSince1970 + 1 }
}

final class KilnMade6101: UIViewController {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func mark() -> Bool { dependencies.now().timeIntervalSince1970 > 0 }
}

@MainActor func kiln6101() -> Bool { KilnMade6101().mark() }
