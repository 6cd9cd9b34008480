extension AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init(log: log)) }
}
