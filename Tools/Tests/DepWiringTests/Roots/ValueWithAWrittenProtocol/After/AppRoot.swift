@MainActor final class AppRoot {
  lazy var api: any API = chosen()
  private lazy var networkAPI = NetworkAPI()

  func makeFeed() -> Feed { Feed(dependencies: .init(api: api, other: networkAPI)) }
}
