import Foundation

protocol Chilling: Sendable {
  func kilos() -> Int
}

final class IceMachine: Chilling, Sendable {
  static let shared = IceMachine()
  func kilos() -> Int { 12 }
}

final class FishMarket: Sendable {
  static let shared = FishMarket()
  func catchOfTheDay() -> String { "cod" }
}

final class Fishmonger {
  struct Dependencies {
    var fishMarket: FishMarket
    var iceMachine: any Chilling

    static var defaultDependencies: Self {
      Self(fishMarket: FishMarket.shared, iceMachine: IceMachine.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func display() -> String {
    "\(dependencies.fishMarket.catchOfTheDay()) on \(dependencies.iceMachine.kilos()) kg"
  }
}
