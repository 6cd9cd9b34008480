import Foundation

struct QuokkaTimer {
  struct Dependencies {
    var now: @Sendable () -> Date
    var calendar: @Sendable () -> Calendar

    static var defaultDependencies: Self {
      Self(now: { Date() }, calendar: { Calendar.current })
    }
  }

  let last: Date?
  var dependencies: Dependencies = .defaultDependencies

  func age(of date: Date) -> TimeInterval { -date.timeIntervalSince(dependencies.now()) }

  var age: TimeInterval? { last?.timeIntervalSince(dependencies.now()) }

  func oldest(_ dates: [Date]) -> TimeInterval {
    dates.map { $0.timeIntervalSince(dependencies.now()) }.min() ?? (last ?? dependencies.now()).timeIntervalSince(dependencies.now())
  }

  func isFresh(_ date: Date, in calendar: Calendar) -> Bool {
    calendar.isDate(date, inSameDayAs: dependencies.now()) && dependencies.calendar().isDate(
      dependencies.now().addingTimeInterval(date.timeIntervalSince(dependencies.now()) / 2), inSameDayAs: dependencies.now())
  }
}

final class QuokkaPlan {
  struct Dependencies {
    var now: @Sendable () -> Date
    var calendar: @Sendable () -> Calendar

    static var defaultDependencies: Self {
      Self(now: { Date() }, calendar: { Calendar.current })
    }
  }

  private let dependencies: Dependencies

  let start: Date

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    start = dependencies.now()
  }

  func isTomorrow() -> Bool { dependencies.calendar().isDate(dependencies.calendar().startOfDay(for: start).addingTimeInterval(-1), inSameDayAs: dependencies.now()) }
}
