@MainActor
final class AppRoot {
  struct Dependencies {
    var name: String
    var limit: Int
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(name: dependencies.name, limit: dependencies.limit))
  }
}

extension AppRoot.Dependencies {
  static func live(name: String, limit: Int) -> Self { Self(name: name, limit: limit) }
}
