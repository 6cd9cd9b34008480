import Foundation

/// Counts how long a lift runs.
final class SkiLift {
  let opened = Date()
  private let seats: Int

  init(seats: Int) {
    self.seats = seats
  }

  func hasOpened(by date: Date) -> Bool { opened <= date && seats > 0 }
}
