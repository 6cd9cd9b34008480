protocol Store { var name: String { get } }
final class Log {
  struct Dependencies { var store: any Store }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Cached: Store {
  struct Dependencies {
    var log: Log
    var store: any Store
  }
  let name = "cached"
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  convenience init(log: Log, store: any Store) {
    self.init(dependencies: .init(log: log, store: store))
  }
}
final class MemoryStore: Store {
  let name = "memory"
  init() {}
}
final class Early {
  struct Dependencies { var store: any Store }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Late {
  struct Dependencies { var store: any Store }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
