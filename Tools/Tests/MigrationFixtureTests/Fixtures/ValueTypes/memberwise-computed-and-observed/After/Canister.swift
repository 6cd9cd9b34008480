import Foundation

protocol FuelDepotProtocol: Sendable {
  func capacity() -> Int
}

final class FuelDepot: Sendable {
  static let shared = FuelDepot()

  func capacity() -> Int { 20 }
}

extension FuelDepot: FuelDepotProtocol {}

struct Canister {
  struct Dependencies {
    var fuelDepot: any FuelDepotProtocol

    static var defaultDependencies: Self {
      Self(fuelDepot: FuelDepot.shared)
    }
  }

  static let colour = "green"

  var litres: Int {
    didSet { print("now \(litres)") }
  }
  var isFull: Bool { litres == dependencies.fuelDepot.capacity() }
  var label: String = "diesel" {
    willSet { print("relabel as \(newValue)") }
  }
  var dependencies: Dependencies = .defaultDependencies
}
