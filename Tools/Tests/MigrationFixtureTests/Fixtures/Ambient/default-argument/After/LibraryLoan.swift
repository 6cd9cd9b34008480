import Foundation

final class LibraryLoan {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func due(from day: Date = Date(), weeks: Double) -> Date { day.addingTimeInterval(weeks * 604_800) }

  func isOverdue(_ due: Date) -> Bool { dependencies.now() > due }
}
