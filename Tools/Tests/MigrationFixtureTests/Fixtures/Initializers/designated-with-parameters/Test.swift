final class ColdOven: OvenProtocol {
  func minutes(for loaves: Int) -> Int { 999 }
}
let order = BakeryOrder(customer: "Ida", loaves: 4, dependencies: .init(oven: ColdOven()))
expect(order.summary().hasSuffix("999 minutes"), "the mock is asked")
