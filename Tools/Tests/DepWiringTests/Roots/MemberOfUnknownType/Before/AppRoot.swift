@MainActor
final class AppRoot {
  let settings = Settings()

  private lazy var log = settings.log

  func makeFeed() -> Feed {
    Feed(dependencies: .init())
  }
}
