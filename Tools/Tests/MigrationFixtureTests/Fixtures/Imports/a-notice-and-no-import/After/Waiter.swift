// Copyright 2020

import DepStructs

final class Import9Waiter {
  struct Dependencies: TransitionalDependencies {
    var import9Kitchen: Import9Kitchen

    static var live: Self {
      Self(import9Kitchen: Import9Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import9Kitchen) }
}
