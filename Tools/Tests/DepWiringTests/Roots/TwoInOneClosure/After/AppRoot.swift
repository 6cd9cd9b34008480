import DepStructs

@MainActor final class AppRoot {
  private let log = Log()
  private let clock = Clock()

  lazy var outer = Allocator(.shared) { [log, clock] in
    let inner = Inner(dependencies: .init(log: log))
    return Outer(dependencies: .init(inner: inner, clock: clock))
  }

  lazy var attributed: @Sendable () -> Outer = { @Sendable [clock, log] in
    Outer(dependencies: .init(inner: Inner(dependencies: .init(log: log)), clock: clock))
  }
}
