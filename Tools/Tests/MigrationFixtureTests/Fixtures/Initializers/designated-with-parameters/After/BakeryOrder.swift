import Foundation

protocol OvenProtocol: Sendable {
  func minutes(for loaves: Int) -> Int
}

final class Oven: Sendable {
  static let shared = Oven()

  func minutes(for loaves: Int) -> Int { 30 + loaves * 2 }
}

extension Oven: OvenProtocol {}

final class BakeryOrder {
  struct Dependencies {
    var oven: any OvenProtocol

    static var defaultDependencies: Self {
      Self(oven: Oven.shared)
    }
  }

  private let dependencies: Dependencies

  private let customer: String
  private let loaves: Int

  init(customer: String, loaves: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.customer = customer
    self.loaves = loaves
  }

  func summary() -> String {
    "\(customer): \(loaves) loaves, ready in \(dependencies.oven.minutes(for: loaves)) minutes"
  }
}
