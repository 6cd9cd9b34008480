import FactoryKit

final class QuayClerk1506 {
  struct Dependencies {
    var crane: QuayCrane1506

    static var defaultDependencies: Self {
      Self(crane: Container.shared.quayCrane1506.resolve())
    }
  }

  private let dependencies: Dependencies

  private let crane: QuayCrane1506

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    crane = dependencies.crane
  }

  func load() -> Int { crane.load + dependencies.crane.load }
}
