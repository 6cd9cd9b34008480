@MainActor
final class AppRoot {
  // MARK: - Kept
  /// Where all is written.
  private lazy var log = Log()

  #if DEBUG
    private lazy var older = Old()
  #endif

  func makeFeed() -> Feed {
    Feed(dependencies: .init(log: log))
  }
}
