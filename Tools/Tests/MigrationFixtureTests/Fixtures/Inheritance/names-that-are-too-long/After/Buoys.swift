import Foundation

class BuoyChartWithLightsAndBells6132 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var chartWithLightsAndBells6132Dependencies: Dependencies = .defaultDependencies

  init() {}
  func read() -> Bool { chartWithLightsAndBells6132Dependencies.fileManager.fileExists(atPath: "/") }
}

class BuoyChartWithLightsAndBellsAndRadarReflectors6132: BuoyChartWithLightsAndBells6132 {
  struct Dependencies {
    var processInfo: ProcessInfo

    static var defaultDependencies: Self {
      Self(processInfo: ProcessInfo.processInfo)
    }
  }

  var bellsAndRadarReflectors6132Dependencies: Dependencies = .defaultDependencies

  func read(twice: Bool) -> Bool { bellsAndRadarReflectors6132Dependencies.processInfo.processorCount > 0 && twice }
}

class BuoyHarbourChart6132: BuoyChartWithLightsAndBellsAndRadarReflectors6132 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func readAll() -> Bool { read() && read(twice: true) && dependencies.fileManager.fileExists(atPath: "/") }
}
