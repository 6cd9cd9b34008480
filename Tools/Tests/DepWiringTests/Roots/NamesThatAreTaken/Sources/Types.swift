final class Cache { init() {} }
enum Feed { final class Cache { init() {} } }
enum Images { final class Cache { init() {} } }
final class Model {
  struct Dependencies {
    var cache: Cache
    var feed: Feed.Cache
    var images: Images.Cache
    var name: String
  }
  init(dependencies: Dependencies) {}
}
