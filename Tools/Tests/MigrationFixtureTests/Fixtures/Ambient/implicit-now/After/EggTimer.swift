import Foundation

final class EggTimer {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private var start: Date?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func begin() {
    let now: Date = dependencies.now()
    start = now
  }

  func isDone(after seconds: TimeInterval) -> Bool {
    guard let start else { return false }
    return start.addingTimeInterval(seconds) <= dependencies.now()
  }

  func remaining(of seconds: TimeInterval) -> Bool { dependencies.now() - seconds < dependencies.now() }
}
