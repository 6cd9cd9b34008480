struct Taken8Screen {
  struct Dependencies {
    var api: Taken8API
    var cache: Taken8Cache

    static var defaultDependencies: Self {
      Self(api: .shared, cache: .shared)
    }
  }

  private let dependencies: Dependencies

  let text: String
  init(dependencies: Dependencies = .defaultDependencies) throws {
    self.dependencies = dependencies
    text = dependencies.api.name + dependencies.cache.name
  }

  init(api: Taken8API) throws {
    var dependencies = Dependencies.defaultDependencies
    dependencies.api = api
    try self.init(dependencies: dependencies)
  }

  init(cache: Taken8Cache) throws {
    var dependencies = Dependencies.defaultDependencies
    dependencies.cache = cache
    try self.init(dependencies: dependencies)
  }
}