import Foundation

class BuoyChartWithLightsAndBells6132 {
  init() {}
  func read() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

class BuoyChartWithLightsAndBellsAndRadarReflectors6132: BuoyChartWithLightsAndBells6132 {
  func read(twice: Bool) -> Bool { ProcessInfo.processInfo.processorCount > 0 && twice }
}

class BuoyHarbourChart6132: BuoyChartWithLightsAndBellsAndRadarReflectors6132 {
  func readAll() -> Bool { read() && read(twice: true) && FileManager.default.fileExists(atPath: "/") }
}
