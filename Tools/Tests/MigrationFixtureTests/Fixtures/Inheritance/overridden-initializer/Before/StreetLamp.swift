import Foundation

final class CityGrid: Sendable {
  static let shared = CityGrid()

  func watts(on street: String) -> Int { street.count * 10 }
}

class StreetLamp {
  let street: String

  init(street: String) {
    self.street = street
  }

  func watts() -> Int { CityGrid.shared.watts(on: street) }
}

final class CornerLamp: StreetLamp {
  override init(street: String) {
    super.init(street: "corner of " + street)
  }
}
