import Zeta
import Foundation  // dates
import DepStructs

final class Import7Waiter {
  struct Dependencies: TransitionalDependencies {
    var import7Kitchen: Import7Kitchen

    static var live: Self {
      Self(import7Kitchen: Import7Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import7Kitchen) }
}
