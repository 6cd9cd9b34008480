struct Style: Sendable { var name: String }
@MainActor final class Cell {
  struct Dependencies { var log: Log }
  init(style: Style, dependencies: Dependencies, row: Int, column: Int) {
    print(style.name, row, column)
  }
}
final class Log { init() {} }
@MainActor final class Table {
  struct Dependencies { var makeCell: (Int, Int, Style) -> Cell }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
