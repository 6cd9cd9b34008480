struct Folder {}
struct Key {}
final class Store {
  struct Dependencies {
    var folder: Folder
    var key: Key
  }
  init(dependencies: Dependencies) {}
}
final class One {
  struct Dependencies { var store: Store }
  init(dependencies: Dependencies) {}
}
final class Two {
  struct Dependencies {
    var store: Store
    var count: Int
  }
  init(dependencies: Dependencies) {}
}
