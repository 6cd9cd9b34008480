final class Store {
  struct Dependencies { var sync: Sync }
  init(dependencies: Dependencies) {}
}
final class Sync {
  struct Dependencies { var store: Store }
  init(dependencies: Dependencies) {}
}
