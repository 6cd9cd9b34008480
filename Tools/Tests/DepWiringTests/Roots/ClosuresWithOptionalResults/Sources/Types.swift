struct User: Sendable {}
final class Detail {
  struct Dependencies { var user: () -> User? }
  init?(_ id: Int, dependencies: Dependencies) { print("Detail", id) }
}
final class Feed {
  struct Dependencies {
    var user: () -> User?
    var find: (Int) -> String?
    var onEnd: (() -> Void)?
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
