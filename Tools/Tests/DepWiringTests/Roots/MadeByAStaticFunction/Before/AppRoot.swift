@MainActor final class AppRoot {
  struct Dependencies {}
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeStore() -> Store { Store(dependencies: .init()) }
}

extension AppRoot.Dependencies {
  static func live() async throws -> Self { Self() }
}
