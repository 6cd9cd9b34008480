import FactoryKit

final class BollardRope1715 {
  var turns = 4
}

final class BollardTide1715: Sendable {
  let height = 6
}

extension Container {
  var bollardRope1715: Factory<BollardRope1715> { self { BollardRope1715() } }
  var bollardTide1715: Factory<BollardTide1715> { self { BollardTide1715() } }
}

@MainActor
final class BollardClerk1715 {
  @Injected(\.bollardRope1715) private var rope

  nonisolated init() {}

  func turns() -> Int { rope.turns }
}

@MainActor
final class BollardKeeper1715 {
  struct Dependencies {
    var tide: BollardTide1715

    static var defaultDependencies: Self {
      @Injected(\.bollardTide1715) var tide
      return Self(tide: tide)
    }
  }

  private let dependencies: Dependencies

  @Injected(\.bollardRope1715) private var rope

  nonisolated init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func both() -> [Int] { [rope.turns, dependencies.tide.height] }
}

/// Its second initializer calls the first one, and sets nothing itself.
@MainActor
final class BollardMate1715 {
  struct Dependencies {
    var rope: BollardRope1715

    static var defaultDependencies: Self {
      @Injected(\.bollardRope1715) var rope
      return Self(rope: rope)
    }
  }

  private let dependencies: Dependencies

  private let times: Int

  init(times: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.times = times
  }

  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(times: 2, dependencies: dependencies)
  }

  func turns() -> Int { dependencies.rope.turns * times }
}
