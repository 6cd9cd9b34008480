import Foundation

final class SpiceTrader: Sendable {
  static let shared = SpiceTrader()

  func price(_ name: String) -> Int { name.count }
}

struct SpiceJar {
  let name: String
  private var grams: Int

  static func sample(_ name: String) -> SpiceJar { SpiceJar(name: name, grams: 50) }

  func worth() -> Int { grams * SpiceTrader.shared.price(name) }
}
