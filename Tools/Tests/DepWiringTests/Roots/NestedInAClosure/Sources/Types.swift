final class API: Sendable { init() {} }
final class Log { init() {} }
final class Images: Sendable {
  struct Dependencies { var api: API }
  init(dependencies: Dependencies) {}
}
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
