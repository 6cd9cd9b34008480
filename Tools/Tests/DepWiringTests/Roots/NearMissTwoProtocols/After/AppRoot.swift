import Images
import Storage

@MainActor final class AppRoot {
  private lazy var files = FileCache()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
