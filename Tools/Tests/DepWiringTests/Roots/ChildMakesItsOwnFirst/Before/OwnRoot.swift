@MainActor final class OwnRoot {
  private let app: AppRoot
  private let log = Log("own")
  init(app: AppRoot) { self.app = app }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
