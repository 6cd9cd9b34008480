@MainActor final class AppRoot {
  private lazy var diskCache = DiskCache()

  func makeFeed() -> Feed { Feed(dependencies: .init(cache: diskCache)) }
}
