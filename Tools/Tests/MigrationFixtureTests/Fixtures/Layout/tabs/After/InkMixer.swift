protocol InkBottleProtocol: Sendable {
	func dip() -> String
}

final class InkBottle: Sendable {
	static let shared = InkBottle()
	func dip() -> String { "dipped" }
}

extension InkBottle: InkBottleProtocol {}

final class InkMixer {
	struct Dependencies {
		var inkBottle: any InkBottleProtocol

		static var defaultDependencies: Self {
			Self(inkBottle: InkBottle.shared)
		}
	}

	private let dependencies: Dependencies

	private let colour: String

	init(colour: String, dependencies: Dependencies = .defaultDependencies) {
		self.dependencies = dependencies
		self.colour = colour
	}

	func mix() -> String {
		let job = { [dependencies] in
			return dependencies.inkBottle.dip()
		}
		return colour + job()
	}
}
