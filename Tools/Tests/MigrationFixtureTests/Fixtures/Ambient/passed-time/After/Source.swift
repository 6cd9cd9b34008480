import Foundation

final class GroynePost {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private var seen: [Date] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func note() {
    seen.append(dependencies.now())
  }

  func age(of date: Date, now: Date) -> Bool {
    date < Date() && date < now
  }

  func isLate(_ date: Date, asOf today: Date?) -> Bool {
    date < (today ?? Date())
  }

  func count() -> Int { seen.count }
}
