@MainActor final class OtherRoot {
  private lazy var log = Log()

  func make() -> Feed { Feed(dependencies: .init(log: log)) }
}
