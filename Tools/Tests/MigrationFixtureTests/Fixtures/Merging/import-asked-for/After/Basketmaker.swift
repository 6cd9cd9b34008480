import DepStructs
import Foundation

protocol WillowFieldProtocol: Sendable {
  func rods() -> Int
}

final class WillowField: Sendable {
  static let shared = WillowField()
  func rods() -> Int { 120 }
}

extension WillowField: WillowFieldProtocol {}

final class Basketmaker {
  struct Dependencies: TransitionalDependencies {
    var willowField: any WillowFieldProtocol

    static var live: Self {
      Self(willowField: WillowField.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func baskets() -> Int { dependencies.willowField.rods() / 40 }
}
