protocol API {}
final class NetworkAPI: API { init() {} }
final class RetryingAPI: API {
  struct Dependencies { var api: any API }
  init(dependencies: Dependencies) {}
}
final class Feed {
  struct Dependencies { var api: any API }
  init(dependencies: Dependencies) {}
}
