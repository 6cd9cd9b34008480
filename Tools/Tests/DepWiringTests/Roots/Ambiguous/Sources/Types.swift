protocol Cache: Sendable {}
final class DiskCache: Cache { init() {} }
final class MemoryCache: Cache { init() {} }
final class ImageLoader {
  struct Dependencies {
    var cache: any Cache
    var size: Int
  }
  init(dependencies: Dependencies) {}
}
