@MainActor final class AppRoot {
  struct Dependencies {
    var path: String
    var store: Store
    var index: Index
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeModel() -> Model {
    Model(
      dependencies: .init(
        store: dependencies.store, index: dependencies.index, path: dependencies.path))
  }
}

extension AppRoot.Dependencies {
  static func live(path: String, store: Store, index: Index) async throws -> Self {
    Self(path: path, store: store, index: index)
  }
}
