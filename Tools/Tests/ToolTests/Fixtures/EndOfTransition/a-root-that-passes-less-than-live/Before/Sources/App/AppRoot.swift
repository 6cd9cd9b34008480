final class AppRoot {
  struct Dependencies {
    var store: Store
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var parser = Parser()
  private lazy var listParser = Parser(limit: 7)

  func makeFeed() -> Feed { Feed(dependencies: .init(parser: parser)) }
  func makeGrid() -> Grid { Grid(dependencies: .init(name: "grid")) }
  func makeList() -> List {
    List(dependencies: .init(parser: listParser, makeParser: { [self] in makeParser() }))
  }

  func makeRow() -> Row { Row(dependencies: .init(parser: Parser(limit: 50))) }
  func makeCell() -> Cell { Cell(dependencies: .init(parser: Parser(limit: 5))) }
  func makeHead() -> Head { Head(dependencies: .init(parser: listParser)) }

  func makePage() -> Page {
    Page(dependencies: .init(cache: Cache(store: dependencies.store)))
  }

  private func makeParser() -> Parser { Parser(limit: 8) }
}

extension AppRoot.Dependencies {
  static var live: Self { Self(store: .shared) }
}
