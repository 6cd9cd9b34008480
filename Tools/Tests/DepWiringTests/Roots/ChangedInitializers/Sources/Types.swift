final class Log: Sendable { init() {} }
class Screen { init() {} }
final class Counted: Screen {
  struct Dependencies { var log: Log }
  init(item: String, count: Int, dependencies: Dependencies) {}
}
final class Waiting: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(dependencies: Dependencies) async {}
}
final class Failing: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(dependencies: Dependencies) throws {}
}
final class Both: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(dependencies: Dependencies) async throws {}
}
