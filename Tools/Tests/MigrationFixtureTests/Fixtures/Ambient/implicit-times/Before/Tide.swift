import Foundation

final class TideTable6131 {
  func all() -> [Bool] {
    let begin: Date = .now
    return [
      isPast(.init()), isPast(.init(timeIntervalSinceNow: 60)), isPast(on: .init()),
      isPast(begin), texts(.init()).isEmpty,
    ]
  }

  private func isPast(_ date: Date) -> Bool { date < Date(timeIntervalSince1970: 0) }
  private func isPast(on date: Date?) -> Bool { date == nil }
  private func texts(_ words: [String]) -> [String] { words }
}
