protocol PulpSource: Sendable {
  func pulp() -> Int
}

final class PulpVat: PulpSource {
  static let shared = PulpVat()
  func pulp() -> Int { 8 }
}

final class WaterWheel: Sendable {
  static let shared = WaterWheel()
  func turn() -> Int { 2 }
}

final class PaperMill {
  init() {}

  func sheets() -> Int { PulpVat.shared.pulp() * WaterWheel.shared.turn() }
}
