final class Taken7Screen {
  struct Dependencies {
    var api: Taken7API

    static var defaultDependencies: Self {
      Self(api: Taken7API.shared)
    }
  }

  private let dependencies: Dependencies

  let api: Taken7API
  let size: Int

  init(size: Int = 1, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.api = dependencies.api
    self.size = size
  }

  convenience init(api: Taken7API, size: Int = 1) {
    var dependencies = Dependencies.defaultDependencies
    dependencies.api = api
    self.init(size: size, dependencies: dependencies)
  }
}