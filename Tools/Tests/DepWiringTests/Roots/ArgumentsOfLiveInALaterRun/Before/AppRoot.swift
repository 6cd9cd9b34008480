@MainActor
final class AppRoot {
  private lazy var log = Log()
  func makeFeed() -> Feed { Feed(dependencies: .init(log: log)) }
}
