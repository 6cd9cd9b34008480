@MainActor final class AppRoot {
  private lazy var source = Source()
  lazy var feed = Feed(dependencies: .init(feed: source))
}
