import DepStructs
import Foundation

final class Import2Waiter {
  struct Dependencies: TransitionalDependencies {
    var import2Kitchen: Import2Kitchen

    static var live: Self {
      Self(import2Kitchen: Import2Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import2Kitchen) }
}
