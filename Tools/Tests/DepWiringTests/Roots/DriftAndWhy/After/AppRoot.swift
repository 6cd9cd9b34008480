@MainActor final class AppRoot {
  struct Dependencies {
    var folder: String
    var title: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private let log = Log()

  private lazy var diskCache = DiskCache(dependencies: .init(folder: dependencies.folder))
  private lazy var clock = Clock()

  func makeFeed() -> Feed {
    Feed(
      dependencies: .init(
        log: log, diskCache: diskCache, clock: clock, makeRow: makeRowForFeed,
        title: dependencies.title, plugins: []))
  }

  private func makeRowForFeed(_ id: Int) -> Row {
    Row(id, dependencies: .init(log: log))
  }

  func makeRow() -> Row { Row(3, dependencies: .init(log: log)) }
}
