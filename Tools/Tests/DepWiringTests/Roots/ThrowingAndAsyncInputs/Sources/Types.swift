final class Store: Sendable {
  struct Dependencies { var path: String }
  init(dependencies: Dependencies) throws {}
}
final class Index: Sendable {
  init() async {}
}
final class Model {
  struct Dependencies {
    var store: Store
    var index: Index
    var path: String
  }
  init(dependencies: Dependencies) {}
}
