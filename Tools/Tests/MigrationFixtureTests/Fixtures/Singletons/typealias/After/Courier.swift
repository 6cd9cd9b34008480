import Foundation

protocol CityRouteTableProtocol: Sendable {
  func minutes(_ stops: Int) -> Int
}

final class CityRouteTable: Sendable {
  static let shared = CityRouteTable()
  func minutes(_ stops: Int) -> Int { stops * 4 }
}

extension CityRouteTable: CityRouteTableProtocol {}

typealias CourierRoutes = CityRouteTable

final class Courier {
  struct Dependencies {
    var cityRouteTable: any CityRouteTableProtocol

    static var defaultDependencies: Self {
      Self(cityRouteTable: CityRouteTable.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func tour() -> Int { dependencies.cityRouteTable.minutes(3) + dependencies.cityRouteTable.minutes(1) }
}
