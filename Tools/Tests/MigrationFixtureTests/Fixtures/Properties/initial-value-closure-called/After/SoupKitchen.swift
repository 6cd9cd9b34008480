import Foundation

protocol MarketStallProtocol: Sendable {
  func vegetables() -> [String]
}

final class MarketStall: Sendable {
  static let shared = MarketStall()

  func vegetables() -> [String] { ["leek", "carrot"] }
}

extension MarketStall: MarketStallProtocol {}

final class SoupKitchen {
  struct Dependencies {
    var marketStall: any MarketStallProtocol

    static var defaultDependencies: Self {
      Self(marketStall: MarketStall.shared)
    }
  }

  let recipe: String

  init(dependencies: Dependencies = .defaultDependencies) {
    recipe = {
      let vegetables = dependencies.marketStall.vegetables()
      return vegetables.joined(separator: " and ")
    }()
  }
}
