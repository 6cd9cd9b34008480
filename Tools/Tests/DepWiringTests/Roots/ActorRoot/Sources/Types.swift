final class Log: Sendable { init() { print("Log") } }
final class Feed: Sendable {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) { print("Feed") }
}
