import Foundation

final class ValveBus: Sendable {
  static let shared = ValveBus()
  func open(_ valve: Int) -> String { "open \(valve)" }
}

final class PumpControl {
  init() {}

  func start() -> String {
    #if os(Windows)
      return ValveBus.shared.open(1)
    #else
      return ValveBus.shared.open(2)
    #endif
  }

  func isDue() -> Bool { Date() > .distantPast }
}
