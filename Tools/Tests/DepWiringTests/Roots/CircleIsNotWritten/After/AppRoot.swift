@MainActor
final class AppRoot {
  struct Dependencies { var name: String }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private(set) lazy var bookmarks = Bookmarks(dependencies: .init(name: dependencies.name))
  private lazy var session = Session(dependencies: .init())
}
