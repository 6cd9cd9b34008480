final class QuayMate1506 {
  struct Dependencies {
    var makeRope: @Sendable () -> any QuayRope1506
    var makeQuayRope1506: @Sendable () -> (any QuayRope1506)?

    static var defaultDependencies: Self {
      Self(
        makeRope: { QuayShed1506.shared.resolve(QuayRope1506.self) },
        makeQuayRope1506: { QuayShed1506.shared.store.resolve(QuayRope1506.self) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lengths() -> [Int] {
    let rope = dependencies.makeRope()
    let other = dependencies.makeQuayRope1506()!
    guard let last = dependencies.makeQuayRope1506() else { return [] }
    return [rope.length, other.length, last.length]
  }
}
