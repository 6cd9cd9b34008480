@MainActor
final class AppRoot {
  struct Dependencies {
    var size: Size
    static func live() -> Self { Self(size: Size(height: 4)) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(
      dependencies: .init(
        makeRow: makeRow, makeSpan: makeSpan, makeStepped: makeStepped,
        makeLater: { end in Span(until: end) }, makeCell: makeCell, makeKey: makeKey,
        makeNamed: { Cell(name: $0) }, makeSquare: { Cell(id: $0, count: $0) }))
  }

  private func makeRow(_ title: String) -> Row {
    Row(title: title)
  }

  private func makeSpan(_ end: Int) -> Span {
    Span(until: end)
  }

  private func makeStepped(_ start: Int, _ step: Int) -> Span {
    Span(from: start, by: step)
  }

  private func makeCell(_ count: Int, _ id: Int) -> Cell {
    Cell(id: id, count: count, dependencies: .init(size: dependencies.size))
  }

  private func makeKey(_ key: Int) -> Cell {
    Cell(key: key, dependencies: .init(size: dependencies.size))
  }

  func makeList() -> List {
    List(dependencies: .init(makeRow: makeRowForList))
  }

  private func makeRowForList(_ path: String) -> Row {
    Row(path: path)
  }
}
