protocol API: AnyObject {}
final class NetworkAPI: API {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) { print("NetworkAPI") }
}
final class Log { init() { print("Log") } }
final class Feed {
  struct Dependencies { var api: any API }
  init(dependencies: Dependencies) { print("Feed") }
}
