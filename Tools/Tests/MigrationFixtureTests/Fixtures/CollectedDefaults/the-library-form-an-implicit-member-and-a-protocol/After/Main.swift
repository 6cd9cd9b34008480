import DepStructs

extension Taken2Service where Self == Taken2API {
  static var usual: Taken2API { .shared }
}
final class Taken2Screen {
  struct Dependencies: TransitionalDependencies {
    var cache: Taken2Cache
    var service: any Taken2Service

    static var live: Self {
      Self(cache: .shared, service: Taken2API.shared)
    }
  }

  private let dependencies: Dependencies

  private let cache: Taken2Cache
  let text: String

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.cache = dependencies.cache
    text = "\(dependencies.service.name) \(dependencies.cache.name)"
  }
}