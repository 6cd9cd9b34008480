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

  private let dependencies: Dependencies

  let symbol: String

  init(stringLiteral value: String) {
    self.init(stringLiteral: value, dependencies: .defaultDependencies)
  }

  init(stringLiteral value: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    symbol = value
  }

  var description: String { "\(symbol)\(dependencies.elementTable.number(symbol))" }
}
