import Foundation

final class LotteryDrum {
  struct Dependencies {
    var randomInt: @Sendable (Range<Int>) -> Int
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(randomInt: { Int.random(in: $0) }, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func draw(below limit: Int) -> Int { dependencies.randomInt(0..<limit) }

  func drawn() -> Bool { dependencies.now() > .distantPast }
}
