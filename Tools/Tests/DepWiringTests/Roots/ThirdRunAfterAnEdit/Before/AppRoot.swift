@MainActor final class AppRoot {
  private lazy var api = API()
  private lazy var feed = Feed(dependencies: .init(api: API()))

  func makeSearch() -> Search { Search(dependencies: .init(feed: feed)) }
}
