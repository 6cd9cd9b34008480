final class CityGuide: Sendable {
  static let shared = CityGuide()
  func tip() -> String { "museum" }
}

final class Concierge: Sendable {
  static let shared = Concierge()

  private init() {}

  func advise() -> String { CityGuide.shared.tip() }

  func isTheOne() -> Bool { self === Concierge.shared && self === Self.shared }
}
