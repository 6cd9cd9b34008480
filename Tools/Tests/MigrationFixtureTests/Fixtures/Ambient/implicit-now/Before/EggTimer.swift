import Foundation

final class EggTimer {
  private var start: Date?

  init() {}

  func begin() {
    let now: Date = .now
    start = now
  }

  func isDone(after seconds: TimeInterval) -> Bool {
    guard let start else { return false }
    return start.addingTimeInterval(seconds) <= Date.now
  }

  func remaining(of seconds: TimeInterval) -> Bool { Date() - seconds < Date() }
}
