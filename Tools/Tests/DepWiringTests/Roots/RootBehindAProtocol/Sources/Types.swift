final class Log { init() { print("Log") } }
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) { print("Feed") }
}
@MainActor protocol AppGraph {
  func makeFeed() -> Feed
}
