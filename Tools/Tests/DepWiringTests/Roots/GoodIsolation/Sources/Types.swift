final class Store { init() {} }
@MainActor final class Row {
  struct Dependencies { var store: Store }
  init(_ id: Int, dependencies: Dependencies) { print("Row \(id)") }
}
@MainActor final class List {
  struct Dependencies {
    var makeRow: @MainActor @Sendable (Int) -> Row
    var makeOther: @MainActor (Int) -> Row
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
