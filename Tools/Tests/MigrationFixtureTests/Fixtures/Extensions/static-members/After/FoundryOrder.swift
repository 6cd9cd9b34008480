protocol OreExchangeProtocol: Sendable {
  func price(_ ore: String) -> Int
}

final class OreExchange: Sendable {
  static let shared = OreExchange()
  func price(_ ore: String) -> Int { ore.count * 3 }
}

extension OreExchange: OreExchangeProtocol {}

struct FoundryOrder {
  struct Dependencies {
    var oreExchange: any OreExchangeProtocol

    static var defaultDependencies: Self {
      Self(oreExchange: OreExchange.shared)
    }
  }

  private let dependencies: Dependencies

  let ore: String

  init(ore: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.ore = ore
  }

  func total() -> Int { dependencies.oreExchange.price(ore) }
}

extension FoundryOrder {
  static func cheapest(_ ores: [String]) -> FoundryOrder? {
    ores.min { OreExchange.shared.price($0) < OreExchange.shared.price($1) }.map { FoundryOrder(ore: $0) }
  }
}
