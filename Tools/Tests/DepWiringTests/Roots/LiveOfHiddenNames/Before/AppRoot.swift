@MainActor
final class AppRoot {
  struct Dependencies {
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init())
  }
}

extension AppRoot.Dependencies {
  static func live() -> Self { Self() }
}
