import Foundation

struct Scale6174 {
  let lower: Double
  let upper: Double

  func share(of value: Double) -> Double {
    let range = upper - lower
    return range > 0 ? (value - lower) / range : 0
  }
}

final class Gauge6174 {
	struct Dependencies {
		var processInfo: ProcessInfo

		static var defaultDependencies: Self {
			Self(processInfo: ProcessInfo.processInfo)
		}
	}

	private let dependencies: Dependencies

	private let scale: Scale6174

	init(scale: Scale6174, dependencies: Dependencies = .defaultDependencies) {
		self.dependencies = dependencies
		self.scale = scale
	}

	func reading() -> Double {
		scale.share(of: dependencies.processInfo.processorCount > 0 ? 5 : 0)
	}
}

final class Dial6174 {
	struct Dependencies {
		var userDefaults: UserDefaults

		static var defaultDependencies: Self {
			Self(userDefaults: UserDefaults.standard)
		}
	}

	private let dependencies: Dependencies

	init(dependencies: Dependencies = .defaultDependencies) {
		self.dependencies = dependencies
	}

	func isMarked() -> Bool {
		dependencies.userDefaults.bool(forKey: "marked6174")
	}
}

struct Needle6174 {
  let length: Double

  func reaches(_ distance: Double) -> Bool {
    let slack = 0.5
    return length + slack >= distance
  }
}
