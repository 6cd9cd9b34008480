final class AppRoot {
  struct Dependencies {
    var api: API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var store = Store(
    dependencies: .init(makeRow: { [unowned self] id in makeRow(id) }))

  func makeHome() -> Home {
    Home(dependencies: .init(store: store))
  }

  private func makeRow(_ id: Int) -> Row {
    Row(id: id, dependencies: .init(api: dependencies.api))
  }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(api: .shared)
  }
}
