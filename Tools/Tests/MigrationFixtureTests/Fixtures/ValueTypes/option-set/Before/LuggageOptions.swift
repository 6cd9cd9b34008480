import Foundation

final class LuggageDesk: Sendable {
  static let shared = LuggageDesk()

  func price(_ bits: Int) -> Int { bits * 10 }
}

struct LuggageOptions: OptionSet {
  let rawValue: Int

  static let bike = LuggageOptions(rawValue: 1)
  static let skis = LuggageOptions(rawValue: 2)

  var price: Int { LuggageDesk.shared.price(rawValue) }
}
