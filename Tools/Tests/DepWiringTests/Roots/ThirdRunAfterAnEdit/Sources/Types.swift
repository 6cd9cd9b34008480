final class API { init() {} }
final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var api: API
    var log: Log
  }
  init(dependencies: Dependencies) {}
}
final class Search {
  struct Dependencies { var feed: Feed }
  init(dependencies: Dependencies) {}
}
