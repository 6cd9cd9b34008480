protocol API {}
final class NetworkAPI: API { init() {} }
final class Offline: API { init() {} }
final class Feed {
  struct Dependencies { var api: any API }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
