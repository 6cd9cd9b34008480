@MainActor final class AppRoot {
  #if os(Windows)
    lazy var registry = Registry(dependencies: .init())
  #endif

  func makeFeed() -> Feed { Feed(dependencies: .init(linux: 3)) }
}
