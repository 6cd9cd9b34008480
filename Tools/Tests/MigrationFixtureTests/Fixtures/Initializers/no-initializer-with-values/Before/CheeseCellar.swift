import Foundation

final class CellarThermometer: Sendable {
  static let shared = CellarThermometer()
  let degrees = 11
}

class CheeseCellar {
  // Wheels that ripen, by name.
  var wheels: [String: Int] = [:]
  private(set) var turned = 0

  func ripen(_ name: String) {
    wheels[name, default: 0] += CellarThermometer.shared.degrees
    turned += 1
  }
}
