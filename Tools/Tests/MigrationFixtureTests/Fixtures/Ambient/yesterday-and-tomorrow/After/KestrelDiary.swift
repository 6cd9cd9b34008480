import Foundation

final class KestrelDiary {
  struct Dependencies {
    var calendar: @Sendable () -> Calendar
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(calendar: { Calendar.current }, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var calendar: Calendar { Calendar(identifier: .gregorian) }

  func name(of day: Date) -> String {
    if dependencies.calendar().isDate(day, inSameDayAs: dependencies.now()) { return "today" }
    if dependencies.calendar().isDate(day, inSameDayAs: dependencies.calendar().startOfDay(for: dependencies.now()).addingTimeInterval(-1)) {
      return "yesterday"
    } else if self.calendar.isDate(self.calendar.startOfDay(for: day.addingTimeInterval(0)).addingTimeInterval(-1), inSameDayAs: dependencies.now()
    ) {
      return "tomorrow"
    }
    return "some day"
  }
}

final class KestrelInbox {
  struct Dependencies {
    var now: @Sendable () -> Date
    var locale: @Sendable () -> Locale

    static var defaultDependencies: Self {
      Self(now: { Date() }, locale: { Locale.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  private func calendars() -> [Calendar] { [Calendar(identifier: .gregorian)] }

  func isNew(_ day: Date) -> Bool { calendars()[0].isDateInYesterday(day) }

  func isNext(_ day: Date) -> Bool { Calendar(identifier: .iso8601).isDate(Calendar(identifier: .iso8601).startOfDay(for: day).addingTimeInterval(-1), inSameDayAs: dependencies.now()) }

  func isOld(_ day: Date) -> Bool { day < dependencies.locale().calendar.startOfDay(for: day) }
}
