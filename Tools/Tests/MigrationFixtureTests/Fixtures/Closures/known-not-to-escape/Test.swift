final class FreeOfCharge: TariffBookProtocol {
  func price(of fruit: String) -> Int { 0 }
  func isFresh(_ fruit: String) -> Bool { true }
}
let report = BasketReport(fruits: ["a", "b"], dependencies: .init(tariffBook: FreeOfCharge()))
expect(report.total() == 0, "the stub's prices are summed")
