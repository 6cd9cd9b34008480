@MainActor final class AppRoot {
  func first() -> Feed { Feed(dependencies: .init(/* three */ count: 3)) }

  func second() -> Feed { Feed(dependencies: .init(count: 3 /* three */)) }

  func third() -> Feed { Feed(dependencies: .init(count: 3)) }  // three
}
