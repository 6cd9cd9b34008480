// API.swift

import DepStructs
import Foundation

final class Import3Waiter {
  struct Dependencies: TransitionalDependencies {
    var import3Kitchen: Import3Kitchen

    static var live: Self {
      Self(import3Kitchen: Import3Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import3Kitchen) }
}
