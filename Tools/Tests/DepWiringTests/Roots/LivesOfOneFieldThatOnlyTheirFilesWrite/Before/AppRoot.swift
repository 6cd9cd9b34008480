@MainActor
final class AppRoot {
  struct Dependencies {
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
  func makeGrid() -> Grid { Grid(dependencies: .init()) }
}
