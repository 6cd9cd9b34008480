import Foundation

final class Fermenter {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  lazy var started = dependencies.now()
  private var sugar = 12

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ferment() -> Int {
    sugar -= 1
    return started > .distantPast ? sugar : 0
  }
}
