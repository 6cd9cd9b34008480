@MainActor final class AppRoot {
  lazy var api = RetryingAPI(dependencies: .init(api: NetworkAPI()))
  func makeFeed() -> Feed { Feed(dependencies: .init(api: api)) }
}
