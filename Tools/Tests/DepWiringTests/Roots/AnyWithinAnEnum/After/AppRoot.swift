@MainActor final class AppRoot {
  func makeFeed() -> Feed {
    Feed(dependencies: .init(network: Networking.LiveClient(), storage: Storage.LiveClient()))
  }
}
