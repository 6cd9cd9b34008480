final class AppRoot {
  struct Dependencies {
    var api: API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeStore() -> Store {
    Store(dependencies: .init(api: dependencies.api))
  }

  func makeCell() -> Cell {
    Cell(dependencies: .init(api: dependencies.api))
  }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(api: .shared)
  }
}
