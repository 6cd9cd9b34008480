@MainActor final class AppRoot {
  private lazy var feed = Feed(dependencies: .init(log: log))
  private lazy var log = Log()
  fileprivate lazy var seenInTheFile = Log()
}

@MainActor func used(_ root: AppRoot) -> Log { root.seenInTheFile }
