import Foundation

final class Lockhouse {
  struct Dependencies {
    var lowerPond: any LowerPondProtocol
    var now: @Sendable () -> Date
    var upperPond: any UpperPondProtocol

    static var defaultDependencies: Self {
      Self(lowerPond: LowerPond.shared, now: { Date() }, upperPond: UpperPond.shared)
    }
  }

  let dependencies: Dependencies

  let gates: Int

  init(gates: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.gates = gates
  }
}
