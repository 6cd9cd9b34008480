protocol WeighBridgeProtocol: Sendable {
  func weigh(_ item: String) -> Int
}

final class WeighBridge: Sendable {
  static let shared = WeighBridge()
  func weigh(_ item: String) -> Int { item.count }
}

extension WeighBridge: WeighBridgeProtocol {}

final class FruitStall {
  struct Dependencies {
    var weighBridge: any WeighBridgeProtocol

    static var defaultDependencies: Self {
      Self(weighBridge: WeighBridge.shared)
    }
  }

  let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func weight() -> Int { dependencies.weighBridge.weigh(name) }
}
