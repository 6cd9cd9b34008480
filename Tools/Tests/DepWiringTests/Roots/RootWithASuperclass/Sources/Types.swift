final class Log { init() { print("Log") } }
@MainActor class BaseRoot {
  lazy var log = Log()
  let name = "base"
  private let hidden = 3
}
final class Feed {
  struct Dependencies {
    var log: Log
    var name: String
  }
  init(dependencies: Dependencies) { print(dependencies.name) }
}
