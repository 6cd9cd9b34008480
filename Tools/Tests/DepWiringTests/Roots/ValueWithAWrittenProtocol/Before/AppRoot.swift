@MainActor final class AppRoot {
  lazy var api: any API = chosen()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
