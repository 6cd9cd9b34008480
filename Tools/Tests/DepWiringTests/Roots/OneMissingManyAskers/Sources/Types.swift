final class Store {
  struct Dependencies { var path: String }
  init(dependencies: Dependencies) {}
}
final class One {
  struct Dependencies { var store: Store }
  init(dependencies: Dependencies) {}
}
final class Two {
  struct Dependencies { var store: Store }
  init(dependencies: Dependencies) {}
}
final class Three {
  struct Dependencies { var path: String }
  init(dependencies: Dependencies) {}
}
