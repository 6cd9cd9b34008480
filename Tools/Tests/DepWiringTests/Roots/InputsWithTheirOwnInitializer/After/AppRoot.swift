@MainActor
final class AppRoot {
  struct Dependencies {
    var name: String

    init(name: String) { self.name = name }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(name: dependencies.name))
  }
}
