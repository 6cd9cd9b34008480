@MainActor final class AppRoot {
  lazy var api = API()
  lazy var log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(api: api)) }

  func makeSearch() -> Search {
    Search(
      dependencies: .init(
        log: log
      ))
  }

  func makeEmpty() -> Empty { Empty(dependencies: .init()) }

  func makeLast() -> Feed {
    Feed(
      dependencies: .init(
        api: api))
  }
}
