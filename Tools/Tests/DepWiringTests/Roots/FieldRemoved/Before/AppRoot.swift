@MainActor final class AppRoot {
  lazy var api = API()
  lazy var log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(api: api, log: log)) }

  func makeSearch() -> Search {
    Search(
      dependencies: .init(
        api: api,  // gone
        log: log
      ))
  }

  func makeEmpty() -> Empty { Empty(dependencies: .init(api: api, log: log)) }

  func makeLast() -> Feed {
    Feed(
      dependencies: .init(
        api: api,
        log: log))
  }
}
