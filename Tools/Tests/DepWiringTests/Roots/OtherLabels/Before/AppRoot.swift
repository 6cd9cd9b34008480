@MainActor final class AppRoot {
  private let log = Log()
  let frame = Frame(size: .init(), depth: .init(width: 3))

  func makeFeed() -> Feed { Feed(needs: .init()) }

  func makeSearch() -> Search { Search("term", with: .init()) }

  func makeDetail() -> Detail { Detail(surroundings: .init()) }
}
