protocol Clock: AnyObject { var speed: Int { get } }
final class Parser {
  let limit: Int
  init(limit: Int = 1) { self.limit = limit }
}
final class Tracker { init() {} }
final class FastClock: Clock {
  let speed: Int
  init(speed: Int) { self.speed = speed }
}
private let usual = 7
final class Detail {
  struct Dependencies {
    var parser: Parser
    static var live: Self { .init(parser: Parser(limit: 3)) }
  }
  let id: Int
  let isShort: Bool
  let dependencies: Dependencies
  init(_ id: Int, isShort: Bool = false, dependencies: Dependencies = .live) {
    self.id = id
    self.isShort = isShort
    self.dependencies = dependencies
  }
}
final class Feed {
  struct Dependencies {
    var parser: Parser
    var tracker: Tracker?
    var other: Tracker?
    var clock: any Clock
    var hidden: Parser
    var makeParser: () -> Parser
    var makeDetail: (Int) -> Detail
    var makeShort: (Int) -> Detail
    var makeEven: (Int) -> Parser

    static var live: Self {
      .init(
        parser: Parser(limit: 50), tracker: Tracker(), other: nil, clock: FastClock(speed: 2),
        hidden: Parser(limit: usual), makeParser: { Parser(limit: 9) },
        makeDetail: { Detail($0) }, makeShort: { Detail($0, isShort: true) },
        makeEven: { number in Parser(limit: number * 2) })
    }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
