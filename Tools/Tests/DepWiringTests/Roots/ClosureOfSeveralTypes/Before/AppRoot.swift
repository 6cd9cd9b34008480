@MainActor
final class AppRoot {
  struct Dependencies {
    static func live() -> Self { Self() }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeDrawing() -> Drawing {
    Drawing(dependencies: .init())
  }
}
