import Foundation

final class HeronNest {
  private let built: Date
  private let calendar = Calendar(identifier: .gregorian)
  private let eggs = [1]

  init(built: Date) { self.built = built }

  var age: TimeInterval { -self.built.timeIntervalSinceNow }
  var isNew: Bool { self.calendar.isDateInToday(built) }
  func isToday(_ date: Date?) -> Bool? { date.map { self.calendar.isDateInToday($0) } }
  func egg() -> Int? { self.eggs.randomElement() }
}
