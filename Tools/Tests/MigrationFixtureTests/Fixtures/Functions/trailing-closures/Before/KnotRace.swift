final class KnotBoard: Sendable {
  static let shared = KnotBoard()
  func times() -> [Int] { [31, 28] }
}

enum KnotRace {
  static func each(_ body: (Int) -> Void) {
    for time in KnotBoard.shared.times() { body(time) }
  }

  static func best(
    of limit: Int,
    start: () -> Void = {},
    finish: ((Int) -> Void)? = nil
  ) -> Int {
    start()
    let best = KnotBoard.shared.times().prefix(limit).min() ?? 0
    finish?(best)
    return best
  }

  static func sum(_ numbers: Int...) -> Int {
    numbers.reduce(KnotBoard.shared.times().count, +)
  }

  static func all() -> Int {
    var total = 0
    each { total += $0 }
    each({ total += $0 })
    return total + best(of: 2) + Self.best(of: 1, finish: { total += $0 })
      + KnotRace.sum(1, 2) + KnotBoard.shared.times().count
  }
}
