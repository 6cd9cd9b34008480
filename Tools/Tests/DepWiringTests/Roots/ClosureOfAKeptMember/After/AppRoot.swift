@MainActor
final class AppRoot {
  struct Dependencies {}
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private(set) lazy var bookmarks: Bookmarks = Bookmarks(dependencies: .init(session: session))
  private lazy var session = Session(
    dependencies: .init(bookmarks: { [unowned self] in bookmarks }))
}
