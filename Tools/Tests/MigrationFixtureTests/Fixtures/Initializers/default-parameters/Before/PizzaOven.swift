import Foundation

final class WoodPile: Sendable {
  static let shared = WoodPile()

  func burn(_ logs: Int) -> Int { logs * 90 }
}

final class PizzaOven {
  let logs: Int
  let name: String

  init(
    logs: Int = 3,
    name: String = "Stefania"
  ) {
    self.logs = logs
    self.name = name
  }

  func heat() -> String { "\(name): \(WoodPile.shared.burn(logs))" }
}
