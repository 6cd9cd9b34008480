final class OreExchange: Sendable {
  static let shared = OreExchange()
  func price(_ ore: String) -> Int { ore.count * 3 }
}

struct FoundryOrder {
  let ore: String

  init(ore: String) {
    self.ore = ore
  }

  func total() -> Int { OreExchange.shared.price(ore) }
}

extension FoundryOrder {
  static func cheapest(_ ores: [String]) -> FoundryOrder? {
    ores.min { OreExchange.shared.price($0) < OreExchange.shared.price($1) }.map { FoundryOrder(ore: $0) }
  }
}
