@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeModel() -> Model { Model(dependencies: .init(makeSpan: makeSpan)) }

  private func makeSpan(_ start: Int, _ end: Int) -> Span {
    Span(from: start, to: end, dependencies: .init(log: log))
  }
}
