@MainActor final class AppRoot: AppGraph {
  private lazy var log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(log: log)) }
}
