final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var log: Log
    var retries = 3
    var name: String = "feed"
    let fixed = 3
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
