import Foundation

final class DiaryPage {
  let day: Date

  init(day: Date) {
    self.day = day
  }

  func weekday() -> Int { Calendar.current.component(.weekday, from: day) }

  func zone() -> String { TimeZone.current.identifier }

  func title() -> String { "page".uppercased(with: Locale.current) }

  func isFirst() -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar.component(.day, from: day) == 1
  }
}
