final class Store {
  struct Dependencies { var sync: Sync }
  init(dependencies: Dependencies) {}
}
final class Sync {
  struct Dependencies { var account: Account }
  init(dependencies: Dependencies) {}
}
final class Account {
  struct Dependencies { var store: Store }
  init(dependencies: Dependencies) {}
}
final class Own {
  struct Dependencies { var own: Own }
  init(dependencies: Dependencies) {}
}
