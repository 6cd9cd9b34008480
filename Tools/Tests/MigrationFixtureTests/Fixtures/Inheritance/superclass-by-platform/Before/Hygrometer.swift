import Foundation

final class Psychrometer: Sendable {
  static let shared = Psychrometer()

  func pressure() -> Int { 1013 }
}

#if os(visionOS)
  typealias InstrumentBase = Thread
#else
  typealias InstrumentBase = NSObject
#endif

class Hygrometer: InstrumentBase {
  func read() -> Int { Psychrometer.shared.pressure() }
}
