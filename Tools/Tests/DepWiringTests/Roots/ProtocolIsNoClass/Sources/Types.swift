protocol API: AnyObject {}
final class NetworkAPI: API { init() { print("NetworkAPI") } }
final class Feed {
  struct Dependencies {
    var network: NetworkAPI
    var api: any API
  }
  init(dependencies: Dependencies) { print(dependencies.api === dependencies.network) }
}
