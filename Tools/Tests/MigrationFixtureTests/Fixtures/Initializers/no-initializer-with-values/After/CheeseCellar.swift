import Foundation

protocol CellarThermometerProtocol: Sendable {
  var degrees: Int { get }
}

final class CellarThermometer: Sendable {
  static let shared = CellarThermometer()
  let degrees = 11
}

extension CellarThermometer: CellarThermometerProtocol {}

class CheeseCellar {
  struct Dependencies {
    var cellarThermometer: any CellarThermometerProtocol

    static var defaultDependencies: Self {
      Self(cellarThermometer: CellarThermometer.shared)
    }
  }

  private let dependencies: Dependencies

  // Wheels that ripen, by name.
  var wheels: [String: Int] = [:]
  private(set) var turned = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ripen(_ name: String) {
    wheels[name, default: 0] += dependencies.cellarThermometer.degrees
    turned += 1
  }
}
