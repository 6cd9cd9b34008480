import DepStructs

// Takes orders.
final class Import10Waiter {
  struct Dependencies: TransitionalDependencies {
    var import10Kitchen: Import10Kitchen

    static var live: Self {
      Self(import10Kitchen: Import10Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import10Kitchen) }
}
