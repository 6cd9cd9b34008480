@MainActor final class AppRoot { private lazy var log = Log()
  lazy var feed = Feed(dependencies: .init(log: log)) }
