final class Row {
  struct Dependencies {
    var title: String
  }

  init(_ id: Int, dependencies: Dependencies) {}
}

final class List {
  struct Dependencies {
    var makeRow: (Int, _ title: String, _ subtitle: String) -> Row
  }

  init(dependencies: Dependencies) {}
}
