import Foundation

final class KestrelDiary {
  var calendar: Calendar { Calendar(identifier: .gregorian) }

  func name(of day: Date) -> String {
    if Calendar.current.isDateInToday(day) { return "today" }
    if Calendar.current.isDateInYesterday(day) {
      return "yesterday"
    } else if self.calendar.isDateInTomorrow(
      day.addingTimeInterval(0)
    ) {
      return "tomorrow"
    }
    return "some day"
  }
}

final class KestrelInbox {
  private func calendars() -> [Calendar] { [Calendar(identifier: .gregorian)] }

  func isNew(_ day: Date) -> Bool { calendars()[0].isDateInYesterday(day) }

  func isNext(_ day: Date) -> Bool { Calendar(identifier: .iso8601).isDateInTomorrow(day) }

  func isOld(_ day: Date) -> Bool { day < Locale.current.calendar.startOfDay(for: day) }
}
