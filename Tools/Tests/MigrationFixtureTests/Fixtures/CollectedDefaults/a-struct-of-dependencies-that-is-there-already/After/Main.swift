final class Taken6Screen {
  struct Dependencies {
    var cache: Taken6Cache
    var api: Taken6API

    static var defaultDependencies: Self { Self(cache: Taken6Cache.shared, api: .shared) }
  }

  private let dependencies: Dependencies
  let api: Taken6API

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.api = dependencies.api
  }

  convenience init(api: Taken6API, dependencies: Dependencies = .defaultDependencies) {
    var dependencies = dependencies
    dependencies.api = api
    self.init(dependencies: dependencies)
  }

  func show() -> String { dependencies.cache.name + api.name }
}