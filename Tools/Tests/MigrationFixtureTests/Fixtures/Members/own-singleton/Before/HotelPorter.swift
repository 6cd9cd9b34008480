final class CityGuide: Sendable {
  static let shared = CityGuide()
  func tip() -> String { "museum" }
}

final class HotelPorter: Sendable {
  static let shared = HotelPorter()

  private init() {}

  func advise() -> String { CityGuide.shared.tip() }

  func isTheOne() -> Bool { self === HotelPorter.shared && self === Self.shared }
}
