import Foundation

final class DiaryPage {
  struct Dependencies {
    var calendar: @Sendable () -> Calendar
    var timeZone: @Sendable () -> TimeZone
    var locale: @Sendable () -> Locale

    static var defaultDependencies: Self {
      Self(
        calendar: { Calendar.current },
        timeZone: { TimeZone.current },
        locale: { Locale.current })
    }
  }

  private let dependencies: Dependencies

  let day: Date

  init(day: Date, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.day = day
  }

  func weekday() -> Int { dependencies.calendar().component(.weekday, from: day) }

  func zone() -> String { dependencies.timeZone().identifier }

  func title() -> String { "page".uppercased(with: dependencies.locale()) }

  func isFirst() -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? dependencies.timeZone()
    return calendar.component(.day, from: day) == 1
  }
}
