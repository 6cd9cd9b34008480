import Foundation

final class HeronNest {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let built: Date
  private let calendar = Calendar(identifier: .gregorian)
  private let eggs = [1]

  init(built: Date, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.built = built
  }

  var age: TimeInterval { -self.built.timeIntervalSince(self.dependencies.now()) }
  var isNew: Bool { self.calendar.isDate(built, inSameDayAs: self.dependencies.now()) }
  func isToday(_ date: Date?) -> Bool? { date.map { self.calendar.isDate($0, inSameDayAs: self.dependencies.now()) } }
  func egg() -> Int? { self.eggs.randomElement() }
}
