final class Row {
  struct Dependencies {
    var url: String
    var title: String
  }
  init(_ id: Int, dependencies: Dependencies) { print(id, dependencies) }
}
final class List {
  struct Dependencies { var makeRow: (_ id: Int, _ title: String) -> Row }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
