final class Bookmarks {
  struct Dependencies { var session: Session }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  var count: Int { 3 }
  func open() -> String { dependencies.session.describe() }
}
final class Session {
  struct Dependencies { var bookmarks: () -> Bookmarks }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func describe() -> String { "\(dependencies.bookmarks().count) bookmarks" }
}
