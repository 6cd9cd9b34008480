import Foundation

protocol WoodPileProtocol: Sendable {
  func burn(_ logs: Int) -> Int
}

final class WoodPile: Sendable {
  static let shared = WoodPile()

  func burn(_ logs: Int) -> Int { logs * 90 }
}

extension WoodPile: WoodPileProtocol {}

final class PizzaOven {
  struct Dependencies {
    var woodPile: any WoodPileProtocol

    static var defaultDependencies: Self {
      Self(woodPile: WoodPile.shared)
    }
  }

  private let dependencies: Dependencies

  let logs: Int
  let name: String

  init(
    logs: Int = 3,
    name: String = "Stefania",
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    self.logs = logs
    self.name = name
  }

  func heat() -> String { "\(name): \(dependencies.woodPile.burn(logs))" }
}
