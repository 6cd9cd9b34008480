import Foundation

final class LibraryLoan {
  init() {}

  func due(from day: Date = Date(), weeks: Double) -> Date { day.addingTimeInterval(weeks * 604_800) }

  func isOverdue(_ due: Date) -> Bool { Date() > due }
}
