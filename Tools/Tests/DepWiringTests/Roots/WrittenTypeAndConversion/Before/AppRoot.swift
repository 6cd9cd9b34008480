@MainActor final class AppRoot {
  lazy var api: any API = NetworkAPI(dependencies: .init())
  lazy var shorthand: NetworkAPI = .init(dependencies: .init())
  lazy var made: any API = { NetworkAPI(dependencies: .init()) }()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
