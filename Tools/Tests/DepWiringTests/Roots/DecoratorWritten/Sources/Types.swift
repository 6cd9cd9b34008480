protocol API { var name: String { get } }
final class NetworkAPI: API {
  init() {}
  var name: String { "network" }
}
final class RetryingAPI: API {
  struct Dependencies { var api: any API }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  var name: String { "retrying " + dependencies.api.name }
}
final class Feed {
  struct Dependencies { var api: any API }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
