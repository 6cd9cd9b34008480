import Foundation

final class StepSizes: Sendable {
  static let shared = StepSizes()
  func step() -> Int { 2 }
}

struct Countdown: Sequence, IteratorProtocol {
  var count: Int

  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= StepSizes.shared.step() }
    return count
  }
}
