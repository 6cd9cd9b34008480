protocol Cache {}
final class DiskCache: Cache { init() { print("DiskCache") } }
final class CacheSpy: Cache { init() {} }
final class PreviewCache: Cache { init() {} }
final class Feed {
  struct Dependencies { var cache: any Cache }
  init(dependencies: Dependencies) {}
}
