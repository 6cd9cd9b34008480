@MainActor final class AppRoot {
  struct Dependencies {
    var log: Log
    var extra: Int
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
