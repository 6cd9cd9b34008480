@MainActor final class AppRoot {
  struct Dependencies {
    var path: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeModel() -> Model { Model(dependencies: .init()) }
}

extension AppRoot.Dependencies {
  static func live(path: String) async throws -> Self {
    Self(path: path)
  }
}
