final class API { init() {} }
final class Log { init(level: Int = 3) {} }
final class Feed {
  struct Dependencies {
    var api: API
    var log: Log
    init(_ log: Log = Log(), api: API) {
      self.api = api
      self.log = log
    }
  }
  init(retries: Int = 3, dependencies: Dependencies, name: String = "feed") {}
}
final class Screen {
  struct Dependencies { var feed: Feed }
  init(dependencies: Dependencies) {}
}
