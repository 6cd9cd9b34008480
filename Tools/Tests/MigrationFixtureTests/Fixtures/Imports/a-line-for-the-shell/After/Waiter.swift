#!/usr/bin/swift

import DepStructs

final class Import11Waiter {
  struct Dependencies: TransitionalDependencies {
    var import11Kitchen: Import11Kitchen

    static var live: Self {
      Self(import11Kitchen: Import11Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import11Kitchen) }
}
