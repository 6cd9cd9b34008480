@MainActor final class AppRoot {
  private lazy var networkAPI = NetworkAPI()

  #if os(Windows)
    lazy var registry = Registry(dependencies: .init(api: networkAPI))
  #endif

  func makeFeed() -> Feed { Feed(dependencies: .init(api: networkAPI, linux: 3)) }
}
