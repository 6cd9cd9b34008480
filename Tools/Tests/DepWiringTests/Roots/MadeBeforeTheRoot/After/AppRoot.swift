@MainActor final class AppRoot {
  private lazy var log = Log()
  let early = Feed(dependencies: .init())

  static func preview() -> Feed { Feed(dependencies: .init()) }

  enum Nested {
    static func make(log: Log) -> Feed { Feed(dependencies: .init(log: log)) }
    static func makeBare() -> Feed { Feed(dependencies: .init(log: Log())) }
  }
}
