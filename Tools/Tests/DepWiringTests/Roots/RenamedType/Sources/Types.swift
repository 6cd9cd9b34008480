final class FeedRepository {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Log { init() {} }
