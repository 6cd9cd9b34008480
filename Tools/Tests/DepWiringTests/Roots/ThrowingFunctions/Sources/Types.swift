struct Wrong: Error {}
final class Log: Sendable { init() { print("Log") } }
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) throws { print("Feed") }
}
final class Remote: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(dependencies: Dependencies) async throws { throw Wrong() }
}
final class Checked {
  struct Dependencies { var log: Log }
  init?(dependencies: Dependencies) { return nil }
}
