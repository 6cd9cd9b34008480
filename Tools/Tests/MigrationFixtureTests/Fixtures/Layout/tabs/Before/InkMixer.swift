final class InkBottle: Sendable {
	static let shared = InkBottle()
	func dip() -> String { "dipped" }
}

final class InkMixer {
	private let colour: String

	init(colour: String) {
		self.colour = colour
	}

	func mix() -> String {
		let job = {
			return InkBottle.shared.dip()
		}
		return colour + job()
	}
}
