@MainActor final class AppRoot {
  private let log = Log()
  private let other = FileLog()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
