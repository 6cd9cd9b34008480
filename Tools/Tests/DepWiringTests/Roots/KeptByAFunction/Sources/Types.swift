final class Detail {
  struct Dependencies {
  }

  init(_ id: Int, dependencies: Dependencies) {}
}

final class List {
  struct Dependencies {
    var makeDetail: (Int) -> Detail
  }

  init(dependencies: Dependencies) {}
}
