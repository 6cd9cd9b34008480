protocol API: AnyObject {}
final class NetworkAPI: API { init() {} }
typealias Service = API
final class Feed {
  struct Dependencies {
    var one: any API
    var two: (any API)
    let three: (any API)?
    var four: Optional<any API>
    let five: Optional<NetworkAPI>
    var six: App.NetworkAPI
    var seven: any API & AnyObject
    var eight: any Service
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
