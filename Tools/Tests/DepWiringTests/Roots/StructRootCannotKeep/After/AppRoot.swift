@MainActor struct AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
