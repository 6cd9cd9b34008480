final class Log { init() {} }
final class Analytics {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Feed {
  struct Dependencies { var name: String }
  init(dependencies: Dependencies) {}
}
