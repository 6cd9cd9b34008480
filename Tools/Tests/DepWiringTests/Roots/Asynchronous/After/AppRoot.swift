@MainActor final class AppRoot {
  lazy var feed = FeedStore(dependencies: .init())
  lazy var checker = Checker(dependencies: .init())
}
