final class Row {
  let text: String
  init(path: String = "/", title: String = "none") { text = path + " " + title }
}
final class Span {
  let text: String
  init(from start: Int, to end: Int = 10, by step: Int = 1) { text = "\(start) \(end) \(step)" }
  init(until end: Int) { text = "until \(end)" }
}
struct Size {
  var width = 1
  var height = 1
}
final class Cell {
  struct Dependencies {
    var size: Size
    static var live: Self { .init(size: Size(height: 4)) }
  }
  let text: String
  init(id: Int, count: Int, dependencies: Dependencies = .live) {
    text = "cell \(id) \(count) \(dependencies.size.height)"
  }
  init(key: Int, dependencies: Dependencies = .live) { text = "key \(key)" }
  convenience init(name: String) { self.init(id: name.count, count: 0) }
}
final class Feed {
  struct Dependencies {
    var makeRow: (String) -> Row
    var makeSpan: (Int) -> Span
    var makeStepped: (Int, Int) -> Span
    var makeLater: @Sendable (Int) -> Span
    var makeCell: (Int, Int) -> Cell
    var makeKey: (Int) -> Cell
    var makeNamed: (String) -> Cell
    var makeSquare: (Int) -> Cell

    static var live: Self {
      .init(
        makeRow: { Row(title: $0) }, makeSpan: { Span(until: $0) },
        makeStepped: { start, step in Span(from: start, by: step) },
        makeLater: { Span(until: $0) }, makeCell: { Cell(id: $1, count: $0) },
        makeKey: { Cell(key: $0) }, makeNamed: { Cell(name: $0) },
        makeSquare: { Cell(id: $0, count: $0) })
    }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class List {
  struct Dependencies {
    var makeRow: (String) -> Row
    static var live: Self { .init(makeRow: { Row(path: $0) }) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
