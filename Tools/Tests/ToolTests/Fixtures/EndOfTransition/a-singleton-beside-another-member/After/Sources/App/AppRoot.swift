final class AppRoot {
  struct Dependencies {
    var cache: Cache
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeHome() -> Home {
    Home(dependencies: .init(cache: dependencies.cache))
  }
}

extension AppRoot.Dependencies {
  static var live: Self {
    let cache = Cache(dependencies: .init(api: API.shared))
    return Self(cache: cache)
  }
}
