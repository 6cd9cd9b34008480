@MainActor
final class AppRoot {
  struct Dependencies {
    static func live() -> Self { Self() }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init())
  }

  func makeList() -> List {
    List(dependencies: .init())
  }
}
