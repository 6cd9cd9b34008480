import Foundation

protocol PsychrometerProtocol: Sendable {
  func pressure() -> Int
}

final class Psychrometer: Sendable {
  static let shared = Psychrometer()

  func pressure() -> Int { 1013 }
}

extension Psychrometer: PsychrometerProtocol {}

#if os(visionOS)
  typealias InstrumentBase = Thread
#else
  typealias InstrumentBase = NSObject
#endif

class Hygrometer: InstrumentBase {
  struct Dependencies {
    var psychrometer: any PsychrometerProtocol

    static var defaultDependencies: Self {
      Self(psychrometer: Psychrometer.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func read() -> Int { dependencies.psychrometer.pressure() }
}
