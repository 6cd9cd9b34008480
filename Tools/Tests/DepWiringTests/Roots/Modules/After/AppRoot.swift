import Core
import Feed

@MainActor final class AppRoot {
  private lazy var networkAPI = NetworkAPI()
  private lazy var log = Log()

  func makeFeed() -> FeedStore { FeedStore(dependencies: .init(api: networkAPI, log: log)) }
}
