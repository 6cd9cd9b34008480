protocol Cache {}
final class DiskCache: Cache { init() {} }
final class FileCache: Cache { init() {} }
final class MemoryCache: Cache { init() {} }
final class Feed {
  struct Dependencies { var cache: any Cache }
  init(dependencies: Dependencies) {}
}
