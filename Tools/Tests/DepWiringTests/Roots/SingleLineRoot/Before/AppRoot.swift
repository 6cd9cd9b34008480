@MainActor final class AppRoot { lazy var feed = Feed(dependencies: .init()) }
