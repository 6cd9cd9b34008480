@MainActor final class AppRoot {
  private lazy var log = Log()

  func first() -> Feed { Feed(dependencies: .init(/* three */ log: log, count: 3)) }

  func second() -> Feed { Feed(dependencies: .init(log: log, count: 3 /* three */)) }

  func third() -> Feed { Feed(dependencies: .init(log: log, count: 3)) }  // three
}
