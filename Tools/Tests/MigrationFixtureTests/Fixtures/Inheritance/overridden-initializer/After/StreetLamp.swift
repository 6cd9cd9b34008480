import Foundation

protocol CityGridProtocol: Sendable {
  func watts(on street: String) -> Int
}

final class CityGrid: Sendable {
  static let shared = CityGrid()

  func watts(on street: String) -> Int { street.count * 10 }
}

extension CityGrid: CityGridProtocol {}

class StreetLamp {
  struct Dependencies {
    var cityGrid: any CityGridProtocol

    static var defaultDependencies: Self {
      Self(cityGrid: CityGrid.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let street: String

  init(street: String) {
    self.street = street
  }

  func watts() -> Int { dependencies.cityGrid.watts(on: street) }
}

final class CornerLamp: StreetLamp {
  override init(street: String) {
    super.init(street: "corner of " + street)
  }
}
