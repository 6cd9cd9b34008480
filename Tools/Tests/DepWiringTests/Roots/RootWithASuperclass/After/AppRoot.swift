@MainActor final class AppRoot: BaseRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init(log: log, name: name)) }
}
