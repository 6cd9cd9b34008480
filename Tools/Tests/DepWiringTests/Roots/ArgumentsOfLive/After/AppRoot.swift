@MainActor
final class AppRoot {
  struct Dependencies {
    var hidden: Parser
    static func live(hidden: Parser) -> Self { Self(hidden: hidden) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(
      dependencies: .init(
        parser: Parser(limit: 50), tracker: Tracker(), clock: FastClock(speed: 2),
        hidden: dependencies.hidden, makeParser: { Parser(limit: 9) }, makeDetail: makeDetail,
        makeShort: { id in
          Detail(id, isShort: true, dependencies: .init(parser: Parser(limit: 3)))
        },
        makeEven: { number in Parser(limit: number * 2) }))
  }

  private func makeDetail(_ id: Int) -> Detail {
    Detail(id, dependencies: .init(parser: Parser(limit: 3)))
  }
}
