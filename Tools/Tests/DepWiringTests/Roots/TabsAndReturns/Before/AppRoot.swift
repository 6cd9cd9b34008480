@MainActor final class AppRoot {
	lazy var feed = Feed(
		dependencies: .init(
			api: api
		))
	lazy var api = API()
}
