@MainActor final class AppRoot {
	private lazy var log = Log()

	lazy var feed = Feed(
		dependencies: .init(
			api: api,
			log: log,
			makeDetail: { [unowned self] id in makeDetail(id) }
		))
	lazy var api = API()

	private func makeDetail(_ id: Int) -> Detail {
		Detail(id, dependencies: .init(api: api))
	}
}
