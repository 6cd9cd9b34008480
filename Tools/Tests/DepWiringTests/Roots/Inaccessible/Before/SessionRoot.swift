import Feed

@MainActor final class SessionRoot {
  let user = User()
  func makeFeed() -> FeedStore { FeedStore(dependencies: .init()) }
  func makeScreen() -> Screen { Screen(dependencies: .init()) }
}
