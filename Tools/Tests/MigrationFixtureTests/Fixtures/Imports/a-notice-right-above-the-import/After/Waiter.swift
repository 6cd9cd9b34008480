// Copyright 2020
import DepStructs
import Foundation

final class Import4Waiter {
  struct Dependencies: TransitionalDependencies {
    var import4Kitchen: Import4Kitchen

    static var live: Self {
      Self(import4Kitchen: Import4Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import4Kitchen) }
}
