@MainActor
final class AppRoot {
  struct Dependencies {
    var size: Int
    var gridSize: Int
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init(log: Log(), size: dependencies.size)) }
  func makeGrid() -> Grid { Grid(dependencies: .init(size: dependencies.gridSize)) }
}
