final class FrankingPress: Sendable {
  static let shared = FrankingPress()

  private init() {}

  func print(_ text: String) -> String { "printed \(text)" }
}

typealias Frankable = Codable & Sendable

struct FrankingMark: Frankable {
  var text = "air mail"

  func printed() -> String { FrankingPress.shared.print(text) }
}
