final class IbisAPI: Sendable {
	static let shared = IbisAPI()
	func a(_ b: Int = 1) {}
}
