@MainActor final class AppRoot {
  struct Dependencies {
    var folder: String
    var title: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private let log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(log: log, old: 3, plugins: [])) }

  func makeRow() -> Row { Row(3, dependencies: .init(log: log)) }
}
