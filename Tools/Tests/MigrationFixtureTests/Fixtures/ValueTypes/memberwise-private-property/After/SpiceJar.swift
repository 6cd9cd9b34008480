import Foundation

protocol SpiceTraderProtocol: Sendable {
  func price(_ name: String) -> Int
}

final class SpiceTrader: Sendable {
  static let shared = SpiceTrader()

  func price(_ name: String) -> Int { name.count }
}

extension SpiceTrader: SpiceTraderProtocol {}

struct SpiceJar {
  struct Dependencies {
    var spiceTrader: any SpiceTraderProtocol

    static var defaultDependencies: Self {
      Self(spiceTrader: SpiceTrader.shared)
    }
  }

  let name: String
  private var grams: Int
  var dependencies: Dependencies = .defaultDependencies

  static func sample(_ name: String) -> SpiceJar { SpiceJar(name: name, grams: 50) }

  func worth() -> Int { grams * dependencies.spiceTrader.price(name) }
}
