final class AppRoot {
  struct Dependencies {
    var api: API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makePage() -> Page {
    Page(
      dependencies: .init(
        makeRow: { [dependencies] path in
          Row(path: path, dependencies: .init(api: dependencies.api))
        }))
  }

  func makeList() -> List {
    List(dependencies: .init(makeRow: { [self] in makeRow($0) }))
  }

  func makeGrid() -> Grid {
    Grid(dependencies: .init(makeRow: { [self] in makeTitled($0) }))
  }

  private func makeRow(_ path: String) -> Row {
    Row(path: path, dependencies: .init(api: dependencies.api))
  }

  private func makeTitled(_ title: String) -> Row {
    Row(title: title, dependencies: .init(api: dependencies.api))
  }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(api: .shared)
  }
}
