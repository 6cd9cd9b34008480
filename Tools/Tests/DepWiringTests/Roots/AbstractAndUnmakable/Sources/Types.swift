protocol Cache {}
class BaseCache: Cache { init(size: Int) {} }
final class DiskCache: BaseCache { init() { super.init(size: 3) } }
enum MemoryCache: Cache { case only }
struct PlainCache: Cache {
  private init() {}
}
final class Feed {
  struct Dependencies { var cache: any Cache }
  init(dependencies: Dependencies) { print(type(of: dependencies.cache)) }
}
