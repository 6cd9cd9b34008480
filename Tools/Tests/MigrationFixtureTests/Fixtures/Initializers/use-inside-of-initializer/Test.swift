final class Dear: PriceListProtocol {
  func price(age: Int) -> Int { 100 }
}
expect(MuseumTicket(age: 3, dependencies: .init(priceList: Dear())).price == 100, "asked in init")
