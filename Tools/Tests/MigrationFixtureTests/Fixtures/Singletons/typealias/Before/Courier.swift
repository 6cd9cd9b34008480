import Foundation

final class CityRouteTable: Sendable {
  static let shared = CityRouteTable()
  func minutes(_ stops: Int) -> Int { stops * 4 }
}

typealias CourierRoutes = CityRouteTable

final class Courier {
  func tour() -> Int { CourierRoutes.shared.minutes(3) + CityRouteTable.shared.minutes(1) }
}
