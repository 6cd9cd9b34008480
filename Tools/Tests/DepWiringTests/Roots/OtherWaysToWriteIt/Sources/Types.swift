final class Log { init() {} }
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Search {
  struct Dependencies { var log: Log }
  init(_ term: String, deps: Dependencies) {}
}
enum Area {
  final class Store {
    struct Dependencies { var log: Log }
    init(dependencies: Dependencies) {}
  }
}
