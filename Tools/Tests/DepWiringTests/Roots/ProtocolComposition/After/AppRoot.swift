@MainActor final class AppRoot {
  private lazy var store = Store()

  func makeFeed() -> Feed { Feed(dependencies: .init(store: store, other: store, both: store)) }
}
