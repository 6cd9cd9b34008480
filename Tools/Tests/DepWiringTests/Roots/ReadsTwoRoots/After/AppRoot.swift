@MainActor final class AppRoot {
  lazy var api = API()
  lazy var prices = Prices(dependencies: .init(api: api))
}
