extension FruitStall {
  func sell(_ item: String) -> String { "\(name): \(WeighBridge.shared.weigh(item)) g of \(item)" }
}
