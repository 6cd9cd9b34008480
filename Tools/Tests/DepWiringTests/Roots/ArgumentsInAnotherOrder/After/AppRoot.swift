@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeTable() -> Table { Table(dependencies: .init(makeCell: makeCell)) }

  private func makeCell(_ row: Int, _ column: Int, _ style: Style) -> Cell {
    Cell(style: style, dependencies: .init(log: log), row: row, column: column)
  }
}
