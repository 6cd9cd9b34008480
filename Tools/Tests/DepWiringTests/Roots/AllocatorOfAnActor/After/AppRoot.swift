import DepStructs

@MainActor
final class AppRoot {
  private lazy var index = AsyncAllocator(.shared) { await Index() }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(index: { [index] in await index() }))
  }
}
