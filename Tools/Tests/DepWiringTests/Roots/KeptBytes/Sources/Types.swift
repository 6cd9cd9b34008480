final class API { init() {} }
final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var api: API
    var retries: Int
    var log: Log
    var onError: (String) -> Void
  }
  init(dependencies: Dependencies) {}
}
