@MainActor final class SessionRoot {
  private let app: AppRoot
  private lazy var log = Log()
  private lazy var feed = Feed(dependencies: .init(log: log))
  init(app: AppRoot) { self.app = app }

  func makeFeed() -> Feed { feed }
}
