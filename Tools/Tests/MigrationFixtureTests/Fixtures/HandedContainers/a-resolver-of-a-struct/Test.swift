final class ColdBakeryOven6161: BakeryOven6161 {
  func heat() -> String { "cold" }
}

let bakeryTest6161 = BakeryShop6161(
  name: "Ada", dependencies: .init(makeBakeryOven6161: { ColdBakeryOven6161() })
) { $0 }
expect(bakeryTest6161.open() == "Ada 2 cold", "the oven of the test")
