import Foundation

struct MoorhenSpan {
  var timeIntervalSinceNow: Int { 3 }
  func isDateInToday(_ date: Date) -> Bool { date.timeIntervalSince1970 > 0 }
}

final class MoorhenClock {
  let span = MoorhenSpan()
  func seconds() -> Int { span.timeIntervalSinceNow }
  func isToday() -> Bool { span.isDateInToday(Date(timeIntervalSince1970: 1)) }
}
