@MainActor final class ChildRoot {
  private let app: AppRoot
  init(app: AppRoot) { self.app = app }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
