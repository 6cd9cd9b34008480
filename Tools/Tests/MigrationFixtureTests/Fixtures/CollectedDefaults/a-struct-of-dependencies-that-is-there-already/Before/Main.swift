final class Taken6Screen {
  struct Dependencies {
    var cache: Taken6Cache

    static var defaultDependencies: Self { Self(cache: Taken6Cache.shared) }
  }

  private let dependencies: Dependencies
  let api: Taken6API

  init(api: Taken6API = .shared, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.api = api
  }

  func show() -> String { dependencies.cache.name + api.name }
}