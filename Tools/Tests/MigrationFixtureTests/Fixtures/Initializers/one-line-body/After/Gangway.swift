import Foundation

protocol PierPlanProtocol: Sendable {
  func length(of pier: Int) -> Int
}

final class PierPlan: Sendable {
  static let shared = PierPlan()

  func length(of pier: Int) -> Int { pier * 20 }
}

extension PierPlan: PierPlanProtocol {}

final class Gangway {
  struct Dependencies {
    var pierPlan: any PierPlanProtocol

    static var defaultDependencies: Self {
      Self(pierPlan: PierPlan.shared)
    }
  }

  private let dependencies: Dependencies

  let pier: Int

  init(pier: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.pier = pier
  }

  init(first pier: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.pier = pier; print("first")
  }

  func walk() -> Int { dependencies.pierPlan.length(of: pier) }
}
