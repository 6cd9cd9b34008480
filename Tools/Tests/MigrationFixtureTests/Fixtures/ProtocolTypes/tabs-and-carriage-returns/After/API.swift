protocol IbisAPIProtocol: Sendable {
	func a(_ b: Int)
}

extension IbisAPIProtocol {
	func a() {
		a(1)
	}
}

final class IbisAPI: Sendable {
	static let shared = IbisAPI()
	func a(_ b: Int = 1) {}
}

extension IbisAPI: IbisAPIProtocol {}
