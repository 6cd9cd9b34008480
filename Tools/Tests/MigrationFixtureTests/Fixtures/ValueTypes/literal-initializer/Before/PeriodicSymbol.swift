import Foundation

final class ElementTable: Sendable {
  static let shared = ElementTable()
  func number(_ symbol: String) -> Int { symbol == "H" ? 1 : 8 }
}

struct PeriodicSymbol: ExpressibleByStringLiteral, CustomStringConvertible {
  let symbol: String

  init(stringLiteral value: String) { symbol = value }

  var description: String { "\(symbol)\(ElementTable.shared.number(symbol))" }
}
