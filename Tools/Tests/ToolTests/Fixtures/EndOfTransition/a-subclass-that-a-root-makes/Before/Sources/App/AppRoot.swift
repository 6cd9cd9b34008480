final class AppRoot {
  struct Dependencies {
    var api: API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeCommand(name: String) -> Command {
    Command(name: name, dependencies: .init(api: dependencies.api))
  }

  func makeCacheCommand(size: Int) -> CacheCommand {
    CacheCommand(size: size)
  }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(api: .shared)
  }
}
