private let usual = 4
final class Parser {
  let limit: Int
  init(limit: Int = 1) { self.limit = limit }
}
final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var log: Log
    var parser: Parser
    var hidden: Parser
    var parsing: () -> Parser
    static var live: Self {
      .init(
        log: Log(), parser: Parser(limit: 50), hidden: Parser(limit: usual),
        parsing: { Parser(limit: 3) })
    }
  }
  init(dependencies: Dependencies = .live) {}
}
