final class AppRoot {
  struct Dependencies {
    var api: API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeMenu() -> Menu {
    Menu(dependencies: .init())
  }

}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(api: .shared)
  }
}
