@MainActor final class AppRoot {
  private let log = Log()

  func makeCounted(_ item: String) -> Counted {
    Counted(item: item, dependencies: .init(log: log))
  }

  func makeWaiting() -> @Sendable () -> Waiting {
    { [log] in Waiting(dependencies: .init(log: log)) }
  }

  func makeFailing() -> Failing { Failing(dependencies: .init(log: log)) }

  func makeBoth() async throws -> Both { try Both(dependencies: .init(log: log)) }
}
