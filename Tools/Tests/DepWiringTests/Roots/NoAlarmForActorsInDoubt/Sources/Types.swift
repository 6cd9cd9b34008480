final class Store: Sendable { init() {} }
@MainActor final class Row {
  struct Dependencies { var store: Store }
  init(_ id: Int, dependencies: Dependencies) { print("Row \(id)") }
}
@MainActor final class Free {
  struct Dependencies { var store: Store }
  nonisolated init(dependencies: Dependencies) { print("Free") }
}
@MainActor struct Plain {
  struct Dependencies { var store: Store }
  let dependencies: Dependencies
}
@MainActor protocol RowMaker { func makeRow() -> Row }
@MainActor class Base {
  func makeOverridden(_ store: Store) -> Row { fatalError() }
}
@MainActor final class Other {
  init() {}
  nonisolated init(_ number: Int) { print("Other \(number)") }
}
