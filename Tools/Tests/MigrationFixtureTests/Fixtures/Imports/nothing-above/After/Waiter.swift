import DepStructs

final class Import1Waiter {
  struct Dependencies: TransitionalDependencies {
    var import1Kitchen: Import1Kitchen

    static var live: Self {
      Self(import1Kitchen: Import1Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import1Kitchen) }
}
