@MainActor final class AppRoot {
  struct Dependencies {
    var user: () -> User?
    var find: (Int) -> String?
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(user: dependencies.user, find: dependencies.find))
  }
}
