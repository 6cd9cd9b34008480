@MainActor final class AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init()) }
  func makeOther() -> Feed { Feed(dependencies: .init()) }
}
