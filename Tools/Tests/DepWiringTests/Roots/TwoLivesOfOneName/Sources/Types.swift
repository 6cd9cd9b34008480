struct Endpoint: Sendable { var path: String }
extension Endpoint {
  static let images = Endpoint(path: "/images")
  static let files = Endpoint(path: "/files")
}
final class Images {
  struct Dependencies {
    var endpoint: Endpoint
    static var live: Self { Self(endpoint: Endpoint.images) }
  }
  init(dependencies: Dependencies = .live) { print(dependencies.endpoint.path) }
}
final class Files {
  struct Dependencies {
    var endpoint: Endpoint
    static var live: Self { Self(endpoint: Endpoint.files) }
  }
  init(dependencies: Dependencies = .live) { print(dependencies.endpoint.path) }
}
final class Cache {
  struct Dependencies {
    var endpoint: Endpoint
    static var live: Self { Self(endpoint: Endpoint.files) }
  }
  init(dependencies: Dependencies = .live) { print(dependencies.endpoint.path) }
}
