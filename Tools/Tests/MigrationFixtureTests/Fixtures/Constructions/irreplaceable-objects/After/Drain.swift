import Foundation

/// It keeps what it hides, because the compiler writes its coding, and nothing can override it.
final class DrainSensor: Codable {
  var number = 1
  func level() -> Int { FileManager.default.fileExists(atPath: "/") ? number : 0 }
}

/// The same, and a test can make a subclass.
class DrainMeter: Codable {
  var number = 2
  func level() -> Int { FileManager.default.fileExists(atPath: "/") ? number : 0 }
}

final class DrainGate {
  func read() -> Int {
    let sensor = DrainSensor()
    return sensor.level()
  }
}

final class DrainLid {
  struct Dependencies {
    var makeDrainMeter: @Sendable () -> DrainMeter

    static var defaultDependencies: Self {
      Self(makeDrainMeter: { DrainMeter() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> Int {
    let meter = dependencies.makeDrainMeter()
    return meter.level() + DrainGate().read()
  }
}
