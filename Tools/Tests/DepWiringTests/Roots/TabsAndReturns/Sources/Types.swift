final class API { init() {} }
final class Log { init() {} }
final class Feed {
  struct Dependencies {
    var api: API
    var log: Log
    var makeDetail: (Int) -> Detail
  }
  init(dependencies: Dependencies) {}
}
final class Detail {
  struct Dependencies { var api: API }
  init(_ id: Int, dependencies: Dependencies) {}
}
