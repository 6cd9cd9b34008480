@MainActor
final class AppRoot {
  func makeHeader(_ id: Int) -> any Row { Big(id) }
  func makeFeed() -> Feed { Feed(dependencies: .init(makeHeader: makeHeader)) }
}
