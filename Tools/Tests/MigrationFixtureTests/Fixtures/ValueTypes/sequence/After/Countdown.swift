import Foundation

protocol StepSizesProtocol: Sendable {
  func step() -> Int
}

final class StepSizes: Sendable {
  static let shared = StepSizes()
  func step() -> Int { 2 }
}

extension StepSizes: StepSizesProtocol {}

struct Countdown: Sequence, IteratorProtocol {
  struct Dependencies {
    var stepSizes: any StepSizesProtocol

    static var defaultDependencies: Self {
      Self(stepSizes: StepSizes.shared)
    }
  }

  var count: Int
  var dependencies: Dependencies = .defaultDependencies

  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= dependencies.stepSizes.step() }
    return count
  }
}
