import DepStructs

@MainActor final class AppRoot {
  struct Dependencies { var path: String }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var database = AsyncAllocator(.shared) { [path = dependencies.path] in
    try await Database(dependencies: .init(path: path))
  }

  lazy var indexer = Indexer(dependencies: .init(database: { [database] in try await database() }))
}
