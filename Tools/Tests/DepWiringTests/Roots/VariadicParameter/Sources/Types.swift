final class Log { init() {} }
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies, tags: String...) { print("Feed", tags.count) }
}
final class Model {
  struct Dependencies { var feed: Feed }
  init(dependencies: Dependencies) {}
}
