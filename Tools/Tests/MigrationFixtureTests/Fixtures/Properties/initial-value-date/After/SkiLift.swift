import Foundation

/// Counts how long a lift runs.
final class SkiLift {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  let opened: Date
  private let seats: Int

  init(seats: Int, dependencies: Dependencies = .defaultDependencies) {
    opened = dependencies.now()
    self.seats = seats
  }

  func hasOpened(by date: Date) -> Bool { opened <= date && seats > 0 }
}
