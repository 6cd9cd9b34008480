final class CityGuide: Sendable {
  static let shared = CityGuide()
  func tip() -> String { "museum" }
}

final class HotelPorter: Sendable {
  static let shared = HotelPorter()

  private init() {}

  func advise() -> String { CityGuide.shared.tip() }

  func second() -> String { HotelPorter.shared.advise() + "!" + Self.shared.advise() }
}
