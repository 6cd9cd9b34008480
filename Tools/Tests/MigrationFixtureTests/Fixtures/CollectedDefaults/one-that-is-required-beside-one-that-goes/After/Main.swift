class Taken15Screen {
  struct Dependencies {
    var cache: Taken15Cache

    static var defaultDependencies: Self {
      Self(cache: .shared)
    }
  }

  private let dependencies: Dependencies

  let text: String
  required init(api: Taken15API = .shared, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = api.name
  }
  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = "\(dependencies.cache.name) \(size)"
  }
}