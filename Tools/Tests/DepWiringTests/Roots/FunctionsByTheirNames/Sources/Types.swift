protocol Cell {}
@MainActor final class Row: Cell {
  init(_ id: Int) { print("Row", id) }
}
@MainActor final class List {
  struct Dependencies {
    var makeRow: (Int) -> Row
    var makeCell: (Int) -> any Cell
    var makeMaybe: (Int) -> Row?
    var makeTwo: (Int) -> Row
    var makeSoon: (Int) async -> Row
    var makeOnMain: @MainActor (Int) -> Row
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
@MainActor final class Shelf {
  struct Dependencies { var makeRow: (Int) -> Row }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
