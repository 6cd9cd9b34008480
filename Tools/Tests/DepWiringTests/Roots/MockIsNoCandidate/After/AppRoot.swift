@MainActor final class AppRoot {
  private lazy var networkAPI = NetworkAPI()

  func makeFeed() -> Feed { Feed(dependencies: .init(api: networkAPI)) }
}
