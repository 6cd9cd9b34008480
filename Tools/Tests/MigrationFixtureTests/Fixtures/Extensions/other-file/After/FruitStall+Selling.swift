extension FruitStall {
  func sell(_ item: String) -> String { "\(name): \(dependencies.weighBridge.weigh(item)) g of \(item)" }
}
