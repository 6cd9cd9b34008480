final class Ebb: TideTableProtocol {
  func height(at hour: Int) -> Int { 0 }
}
let master = HarborMaster(dependencies: .init(tideTable: Ebb()))
expect(!master.mayEnter(at: 5), "the mock is asked")
