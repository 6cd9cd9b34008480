import Alpha
import DepStructs
// For dates.
import Foundation

final class Import6Waiter {
  struct Dependencies: TransitionalDependencies {
    var import6Kitchen: Import6Kitchen

    static var live: Self {
      Self(import6Kitchen: Import6Kitchen.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func a() { print(dependencies.import6Kitchen) }
}
