final class AppRoot {
  private lazy var parser = Parser()
  private lazy var listParser = Parser(limit: 7)

  func makeFeed() -> Feed { Feed(dependencies: .init(parser: parser)) }
  func makeGrid() -> Grid { Grid(dependencies: .init(name: "grid")) }
  func makeList() -> List {
    List(dependencies: .init(parser: listParser, makeParser: { [self] in makeParser() }))
  }

  private func makeParser() -> Parser { Parser(limit: 8) }
}
