import Foundation

final class MarketStall: Sendable {
  static let shared = MarketStall()

  func vegetables() -> [String] { ["leek", "carrot"] }
}

final class SoupKitchen {
  let recipe: String = {
    let vegetables = MarketStall.shared.vegetables()
    return vegetables.joined(separator: " and ")
  }()

  init() {}
}
