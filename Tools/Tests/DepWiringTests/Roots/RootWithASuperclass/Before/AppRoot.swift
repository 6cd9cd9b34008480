@MainActor final class AppRoot: BaseRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
