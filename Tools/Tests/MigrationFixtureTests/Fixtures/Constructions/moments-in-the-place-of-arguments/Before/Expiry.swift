import Foundation

final class Expiry6202 {
  private let start: Date

  init(start: Date? = nil) { self.start = start ?? Date() }

  func isOver() -> Bool { Date() < start }
}
