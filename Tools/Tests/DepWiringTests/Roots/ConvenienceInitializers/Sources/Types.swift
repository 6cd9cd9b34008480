final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var name: String
    var log: Log
  }
  init(dependencies: Dependencies) { print(dependencies.name) }
}
extension Feed.Dependencies {
  init(url: String, log: Log) { self.init(name: "from " + url, log: log) }
}
