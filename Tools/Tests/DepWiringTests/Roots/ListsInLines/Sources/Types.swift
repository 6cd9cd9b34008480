final class Log { init() {} }
final class API { init() {} }
final class Feed {
  struct Dependencies {
    var api: API
    var first: Int
    var second: Int
    var third: Int
    var log: Log
  }
  init(dependencies: Dependencies) {}
}
