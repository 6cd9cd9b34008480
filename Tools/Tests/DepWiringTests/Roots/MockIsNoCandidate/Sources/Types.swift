protocol API {}
final class NetworkAPI: API { init() {} }
final class MockAPI: API { init() {} }
final class Feed {
  struct Dependencies { var api: any API }
  init(dependencies: Dependencies) {}
}
