import Foundation

protocol ElementTableProtocol: Sendable {
  func number(_ symbol: String) -> Int
}

final class ElementTable: Sendable {
  static let shared = ElementTable()
  func number(_ symbol: String) -> Int { symbol == "H" ? 1 : 8 }
}

extension ElementTable: ElementTableProtocol {}

struct PeriodicSymbol: ExpressibleByStringLiteral, CustomStringConvertible {
  struct Dependencies {
    var elementTable: any ElementTableProtocol

    static var defaultDependencies: Self {
      Self(elementTable: ElementTable.shared)
    }
  }

  let symbol: String
  var dependencies: Dependencies = .defaultDependencies

  init(stringLiteral value: String) { symbol = value }

  var description: String { "\(symbol)\(dependencies.elementTable.number(symbol))" }
}
