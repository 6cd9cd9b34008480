import Foundation

#if os(Linux) || os(macOS)
  protocol FrostSensorProtocol: Sendable {
    func degrees() -> Int
  }

  final class FrostSensor: Sendable {
    static let shared = FrostSensor()
    func degrees() -> Int { -3 }
  }

  extension FrostSensor: FrostSensorProtocol {}

  final class FrostAlarm {
    struct Dependencies {
      var frostSensor: any FrostSensorProtocol

      static var defaultDependencies: Self {
        Self(frostSensor: FrostSensor.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func rings() -> Bool { dependencies.frostSensor.degrees() < 0 }
  }
#endif
