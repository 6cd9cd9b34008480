final class Zero: ElementTableProtocol {
  func number(_ symbol: String) -> Int { 0 }
}
var symbol = PeriodicSymbol(stringLiteral: "Xe")
symbol.dependencies = .init(elementTable: Zero())
expect(symbol.description == "Xe0", "the mock is asked")
