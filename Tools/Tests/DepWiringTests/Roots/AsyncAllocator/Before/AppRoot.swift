@MainActor final class AppRoot {
  struct Dependencies { var path: String }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  lazy var indexer = Indexer(dependencies: .init())
}
