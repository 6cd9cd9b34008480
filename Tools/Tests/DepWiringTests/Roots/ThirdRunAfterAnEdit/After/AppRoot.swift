@MainActor final class AppRoot {
  private lazy var api = API()
  private lazy var log = Log()
  private lazy var feed = Feed(dependencies: .init(api: API(), log: log))

  func makeSearch() -> Search { Search(dependencies: .init(feed: feed)) }
}
