final class Zero: ElementTableProtocol {
  func number(_ symbol: String) -> Int { 0 }
}
let symbol = PeriodicSymbol(stringLiteral: "Xe", dependencies: .init(elementTable: Zero()))
expect(symbol.description == "Xe0", "the new initializer takes the mock")
