@MainActor final class AppRoot {
  struct Dependencies {
    var database: Database
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeStore() -> Store { Store(dependencies: .init(database: dependencies.database)) }
}

extension AppRoot.Dependencies {
  static func live(database: Database) async throws -> Self { Self(database: database) }
}
