final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var log: Log
    var count: Int
  }
  init(dependencies: Dependencies) {}
}
