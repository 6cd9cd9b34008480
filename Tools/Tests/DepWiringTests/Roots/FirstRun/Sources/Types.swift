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
final class MemoryCache: Cache { init() {} }
final class Feed: Sendable {
  struct Dependencies {
    var api: any API
    var cache: any Cache
  }
  init(dependencies: Dependencies) {}
}
@MainActor final class HomeModel {
  struct Dependencies {
    var feed: Feed
    var makeDetail: (Int) -> DetailModel
  }
  init(dependencies: Dependencies) {}
}
@MainActor final class DetailModel {
  struct Dependencies {
    var feed: Feed
    var cache: any Cache
  }
  init(_ id: Int, dependencies: Dependencies) {}
}
