@MainActor final class AppRoot {
  struct Dependencies { var name: String }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  private lazy var log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(log: log, name: dependencies.name, other: log)) }

  func makeForALocal(_ log: FileLog) -> Feed { Feed(dependencies: .init(log: log, name: Log(), other: nil)) }
}
