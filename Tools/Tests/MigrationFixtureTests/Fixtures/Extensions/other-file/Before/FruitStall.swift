final class WeighBridge: Sendable {
  static let shared = WeighBridge()
  func weigh(_ item: String) -> Int { item.count }
}

final class FruitStall {
  let name: String

  init(name: String) {
    self.name = name
  }

  func weight() -> Int { WeighBridge.shared.weigh(name) }
}
