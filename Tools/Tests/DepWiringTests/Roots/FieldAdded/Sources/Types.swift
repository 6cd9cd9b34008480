import Foundation

protocol API: Sendable {}
protocol Cache: Sendable {}
final class NetworkAPI: API {
  struct Dependencies { var baseURL: URL }
  init(dependencies: Dependencies) {}
}
final class DiskCache: Cache {
  struct Dependencies { var folder: URL }
  init(dependencies: Dependencies) {}
}
final class Feed: Sendable {
  struct Dependencies {
    var api: any API
    var cache: any Cache
    var log: @Sendable (String) -> Void
  }
  init(dependencies: Dependencies) {}
}
