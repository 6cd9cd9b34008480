@MainActor final class AppRoot {
  struct Dependencies {
    var clock: Int
    var one: Int, two: Int
    var log: Log
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  var log: Log { dependencies.log }
}
