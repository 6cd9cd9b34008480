protocol KnotBoardProtocol: Sendable {
  func times() -> [Int]
}

final class KnotBoard: Sendable {
  static let shared = KnotBoard()
  func times() -> [Int] { [31, 28] }
}

extension KnotBoard: KnotBoardProtocol {}

enum KnotRace {
  struct Dependencies {
    var knotBoard: any KnotBoardProtocol

    static var defaultDependencies: Self {
      Self(knotBoard: KnotBoard.shared)
    }
  }

  static func each(dependencies: Dependencies = .defaultDependencies, _ body: (Int) -> Void) {
    for time in dependencies.knotBoard.times() { body(time) }
  }

  static func best(
    of limit: Int,
    dependencies: Dependencies = .defaultDependencies,
    start: () -> Void = {},
    finish: ((Int) -> Void)? = nil
  ) -> Int {
    start()
    let best = dependencies.knotBoard.times().prefix(limit).min() ?? 0
    finish?(best)
    return best
  }

  static func sum(_ numbers: Int..., dependencies: Dependencies = .defaultDependencies) -> Int {
    numbers.reduce(dependencies.knotBoard.times().count, +)
  }

  static func all(dependencies: Dependencies = .defaultDependencies) -> Int {
    var total = 0
    each(dependencies: dependencies) { total += $0 }
    each(dependencies: dependencies, { total += $0 })
    return total + best(of: 2, dependencies: dependencies) + Self.best(of: 1, dependencies: dependencies, finish: { total += $0 })
      + KnotRace.sum(1, 2, dependencies: dependencies) + dependencies.knotBoard.times().count
  }
}
