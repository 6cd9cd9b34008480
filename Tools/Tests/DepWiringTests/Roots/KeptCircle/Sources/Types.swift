@MainActor final class Store {
  struct Dependencies { var sync: () -> Sync }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
@MainActor final class Sync {
  struct Dependencies { var store: Store }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
