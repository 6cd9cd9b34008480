actor AppRoot {
  private let log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
