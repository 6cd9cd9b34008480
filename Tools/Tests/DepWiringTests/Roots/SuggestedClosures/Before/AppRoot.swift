@MainActor final class AppRoot {
  func makeDrawing() -> Drawing { Drawing(dependencies: .init(size: 3)) }
}
