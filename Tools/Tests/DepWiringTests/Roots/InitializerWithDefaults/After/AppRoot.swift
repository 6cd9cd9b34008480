@MainActor final class AppRoot {
  private lazy var api = API()
  private lazy var feed = Feed(dependencies: .init(api: api))

  func makeScreen() -> Screen { Screen(dependencies: .init(feed: feed)) }
}
