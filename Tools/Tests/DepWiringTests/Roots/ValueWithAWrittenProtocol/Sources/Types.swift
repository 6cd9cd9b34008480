protocol API: AnyObject {}
final class NetworkAPI: API { init() { print("NetworkAPI") } }
final class Feed {
  struct Dependencies {
    var api: any API
    var other: NetworkAPI
  }
  init(dependencies: Dependencies) { print(dependencies.api === dependencies.other) }
}
func chosen() -> any API { NetworkAPI() }
