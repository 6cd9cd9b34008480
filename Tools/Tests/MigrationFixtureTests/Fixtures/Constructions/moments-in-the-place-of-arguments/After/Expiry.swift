import Foundation

final class Expiry6202 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let start: Date

  init(start: Date? = nil, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.start = start ?? dependencies.now()
  }

  func isOver() -> Bool { dependencies.now() < start }
}
