import Foundation

final class TideTable6131 {
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

  func all() -> [Bool] {
    let begin: Date = dependencies.now()
    return [
      isPast(dependencies.now()), isPast(dependencies.now().addingTimeInterval(60)), isPast(on: dependencies.now()),
      isPast(begin), texts(.init()).isEmpty,
    ]
  }

  private func isPast(_ date: Date) -> Bool { date < Date(timeIntervalSince1970: 0) }
  private func isPast(on date: Date?) -> Bool { date == nil }
  private func texts(_ words: [String]) -> [String] { words }
}
