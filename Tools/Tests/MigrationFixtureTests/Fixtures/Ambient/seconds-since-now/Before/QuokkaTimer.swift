import Foundation

struct QuokkaTimer {
  let last: Date?

  func age(of date: Date) -> TimeInterval { -date.timeIntervalSinceNow }

  var age: TimeInterval? { last?.timeIntervalSinceNow }

  func oldest(_ dates: [Date]) -> TimeInterval {
    dates.map { $0.timeIntervalSinceNow }.min() ?? (last ?? Date()).timeIntervalSinceNow
  }

  func isFresh(_ date: Date, in calendar: Calendar) -> Bool {
    calendar.isDateInToday(date) && Calendar.current.isDateInToday(
      Date(timeIntervalSinceNow: date.timeIntervalSinceNow / 2))
  }
}

final class QuokkaPlan {
  let start = Date()

  func isTomorrow() -> Bool { Calendar.current.isDateInTomorrow(start) }
}
