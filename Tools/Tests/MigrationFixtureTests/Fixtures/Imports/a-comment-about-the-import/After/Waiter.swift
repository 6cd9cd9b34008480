import DepStructs
// For dates.
import Foundation

final class Import5Waiter {
  struct Dependencies: TransitionalDependencies {
    var import5Kitchen: Import5Kitchen

    static var live: Self {
      Self(import5Kitchen: Import5Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import5Kitchen) }
}
