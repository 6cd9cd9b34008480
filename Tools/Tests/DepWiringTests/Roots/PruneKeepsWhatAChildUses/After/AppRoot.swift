@MainActor final class AppRoot {
  struct Dependencies {
    var log: Log
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
