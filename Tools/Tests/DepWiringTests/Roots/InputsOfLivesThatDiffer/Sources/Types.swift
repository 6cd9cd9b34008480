final class Parser {
  let limit: Int
  let check: () -> Int
  init(limit: Int = 1, check: @escaping () -> Int = { 0 }) {
    self.limit = limit
    self.check = check
  }
  static func strict() -> Parser { Parser(limit: 99) }
  func warmed() -> Parser { self }
}
enum Flag { nonisolated(unsafe) static var isOn = true }
final class Node {
  struct Dependencies {
    var parser: Parser
    static var live: Self { .init(parser: Parser(limit: 3)) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Feed {
  struct Dependencies {
    var implicit: Parser
    var chosen: Parser
    var checked: Parser
    var warmed: Parser
    var node: Node
    static var live: Self {
      .init(
        implicit: .init(limit: 50), chosen: Flag.isOn ? Parser(limit: 5) : Parser(limit: 6),
        checked: Parser(limit: 7) { 8 }, warmed: Parser.strict().warmed(), node: Node())
    }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
