import Foundation

final class GroynePost {
  private var seen: [Date] = []

  func note() {
    seen.append(Date())
  }

  func age(of date: Date, now: Date) -> Bool {
    date < Date() && date < now
  }

  func isLate(_ date: Date, asOf today: Date?) -> Bool {
    date < (today ?? Date())
  }

  func count() -> Int { seen.count }
}
