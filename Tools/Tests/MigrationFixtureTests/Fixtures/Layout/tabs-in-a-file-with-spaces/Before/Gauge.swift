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
	private let scale: Scale6174

	init(scale: Scale6174) {
		self.scale = scale
	}

	func reading() -> Double {
		scale.share(of: ProcessInfo.processInfo.processorCount > 0 ? 5 : 0)
	}
}

final class Dial6174 {
	func isMarked() -> Bool {
		UserDefaults.standard.bool(forKey: "marked6174")
	}
}

struct Needle6174 {
  let length: Double

  func reaches(_ distance: Double) -> Bool {
    let slack = 0.5
    return length + slack >= distance
  }
}
