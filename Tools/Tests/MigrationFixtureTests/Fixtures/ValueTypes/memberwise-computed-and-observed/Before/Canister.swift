import Foundation

final class FuelDepot: Sendable {
  static let shared = FuelDepot()

  func capacity() -> Int { 20 }
}

struct Canister {
  static let colour = "green"

  var litres: Int {
    didSet { print("now \(litres)") }
  }
  var isFull: Bool { litres == FuelDepot.shared.capacity() }
  var label: String = "diesel" {
    willSet { print("relabel as \(newValue)") }
  }
}
