final class DiceCup {
  struct Dependencies {
    var randomInt: @Sendable (ClosedRange<Int>) -> Int
    var randomBool: @Sendable () -> Bool
    var randomDouble: @Sendable (ClosedRange<Double>) -> Double

    static var defaultDependencies: Self {
      Self(
        randomInt: { Int.random(in: $0) },
        randomBool: { Bool.random() },
        randomDouble: { Double.random(in: $0) })
    }
  }

  private let dependencies: Dependencies

  let sides: Int

  init(sides: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.sides = sides
  }

  func roll() -> Int { dependencies.randomInt(1...sides) }

  func isHead() -> Bool { dependencies.randomBool() }

  func weight() -> Double { dependencies.randomDouble(0...1) }
}
