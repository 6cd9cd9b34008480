@MainActor
final class AppRoot {
  struct Dependencies {
    var now: @Sendable () -> Int
    static func live() -> Self { Self(now: { 7 }) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeDrawing() -> Drawing {
    Drawing(
      dependencies: .init(
        makeMeasured: { [now = dependencies.now] name in
          try Measured(name: name, dependencies: .init(now: now))
        },
        makeSquare: makeSquare, makeCircle: makeCircle))
  }

  private func makeSquare(_ side: Int) -> Square {
    Square(side: side)
  }

  private func makeCircle() -> Circle {
    Circle()
  }
}
