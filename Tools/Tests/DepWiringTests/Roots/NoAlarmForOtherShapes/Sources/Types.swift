typealias Shared = (name: String, count: Int)
class Base {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Sub: Base {}
final class Log { init() {} }
final class Chart {
  struct Depth { init() {} }
  init(depth: Depth, deposit: Depth = Depth()) {}
}
protocol Screen {}
final class Home: Screen {
  struct Dependencies {
    var log: Log
    var path: KeyPath<Log, Log>
  }
  init(dependencies: Dependencies) {}
  static func make(dependencies: Dependencies) -> any Screen { Home(dependencies: dependencies) }
}
