final class Bookmarks {
  struct Dependencies { var session: Session; var name: String }
  init(dependencies: Dependencies) {}
}
final class Session {
  struct Dependencies { var bookmarks: Bookmarks }
  init(dependencies: Dependencies) {}
}
