final class Log { init() {} }
final class Old { init() {} }
final class Feed {
  struct Dependencies {
    var name: String
    var log: Log
  }
  init(dependencies: Dependencies) {}
}
