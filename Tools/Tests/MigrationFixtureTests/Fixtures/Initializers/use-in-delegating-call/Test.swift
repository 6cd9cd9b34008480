final class Dear: HopPricesProtocol {
  func today() -> Int { 100 }
}
expect(HopField(discount: 1, dependencies: .init(hopPrices: Dear())).price == 99, "the mock is asked")
