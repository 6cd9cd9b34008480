protocol Cache: Sendable {}
struct Folder: Sendable { var path: String }
final class DiskCache: Cache {
  struct Dependencies { var folder: Folder }
  init(dependencies: Dependencies) {}
}
final class MemoryCache: Cache {
  private init() {}
}
final class FeedStore: Sendable {
  struct Dependencies {
    var diskCache: any Cache
    var name: String
  }
  init(dependencies: Dependencies) {}
}
@MainActor final class FeedModel {
  struct Dependencies {
    var store: FeedStore
    var count: Int
  }
  init(dependencies: Dependencies) {}
}
