import Foundation

#if os(Linux) || os(macOS)
  final class FrostSensor: Sendable {
    static let shared = FrostSensor()
    func degrees() -> Int { -3 }
  }

  final class FrostAlarm {
    func rings() -> Bool { FrostSensor.shared.degrees() < 0 }
  }
#endif
