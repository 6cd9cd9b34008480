@MainActor final class AppRoot: AppGraph {
  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
