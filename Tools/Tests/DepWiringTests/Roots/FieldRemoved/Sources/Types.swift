final class API { init() {} }
final class Log { init() {} }
final class Feed {
  struct Dependencies { var api: API }
  init(dependencies: Dependencies) {}
}
final class Search {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Empty {
  struct Dependencies {}
  init(dependencies: Dependencies) {}
}
