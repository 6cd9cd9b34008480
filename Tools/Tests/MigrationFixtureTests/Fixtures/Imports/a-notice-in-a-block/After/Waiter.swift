/* Copyright 2020 */

import DepStructs

final class Import8Waiter {
  struct Dependencies: TransitionalDependencies {
    var import8Kitchen: Import8Kitchen

    static var live: Self {
      Self(import8Kitchen: Import8Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import8Kitchen) }
}
