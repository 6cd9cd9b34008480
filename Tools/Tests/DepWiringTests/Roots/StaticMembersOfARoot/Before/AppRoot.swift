@MainActor final class AppRoot {
  private let log = Log()

  static func makeApart(_ log: Log) -> Feed { Feed(dependencies: .init()) }

  static func makeFromARoot(_ root: AppRoot) -> Feed { Feed(dependencies: .init(log: root.log)) }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
