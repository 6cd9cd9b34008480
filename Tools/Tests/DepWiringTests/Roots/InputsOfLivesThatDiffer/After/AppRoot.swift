@MainActor
final class AppRoot {
  struct Dependencies {
    var implicit: Parser
    var chosen: Parser
    var warmed: Parser
    static func live() -> Self {
      Self(
        implicit: .init(limit: 50), chosen: Flag.isOn ? Parser(limit: 5) : Parser(limit: 6),
        warmed: Parser.strict().warmed())
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(
      dependencies: .init(
        implicit: dependencies.implicit, chosen: dependencies.chosen,
        checked: Parser(limit: 7) { 8 }, warmed: dependencies.warmed,
        node: Node(dependencies: .init(parser: Parser(limit: 3)))))
  }
}
