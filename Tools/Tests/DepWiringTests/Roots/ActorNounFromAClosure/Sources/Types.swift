actor Database { init() { print("Database") } }
final class Reader: Sendable {
  struct Dependencies { var database: Database }
  init(dependencies: Dependencies) {}
}
@MainActor final class Screen {
  struct Dependencies {
    var database: Database
    var reader: @Sendable () -> Reader
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
