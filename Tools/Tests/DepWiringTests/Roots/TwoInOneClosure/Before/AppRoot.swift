import DepStructs

@MainActor final class AppRoot {
  private let log = Log()
  private let clock = Clock()

  lazy var outer = Allocator(.shared) {
    let inner = Inner(dependencies: .init())
    return Outer(dependencies: .init(inner: inner))
  }

  lazy var attributed: @Sendable () -> Outer = { @Sendable in Outer(dependencies: .init(inner: Inner(dependencies: .init()))) }
}
