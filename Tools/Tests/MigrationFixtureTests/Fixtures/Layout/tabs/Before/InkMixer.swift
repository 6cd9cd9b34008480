final class InkWell: Sendable {
	static let shared = InkWell()
	func dip() -> String { "dipped" }
}

final class InkMixer {
	private let colour: String

	init(colour: String) {
		self.colour = colour
	}

	func mix() -> String {
		let job = {
			return InkWell.shared.dip()
		}
		return colour + job()
	}
}
