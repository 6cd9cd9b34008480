import DepStructs
import Foundation

protocol Filled6196 {
  init()
}

final class Depot6196: Sendable {
  struct Dependencies: TransitionalDependencies {
    var processInfo: ProcessInfo

    static var live: Self {
      Self(processInfo: ProcessInfo.processInfo)
    }
  }

  private let dependencies: Dependencies

  static let shared = Depot6196(dependencies: .live)

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func size() -> Int { dependencies.processInfo.processorCount > 0 ? 3 : 0 }
}

final class Shelf6196: Filled6196 {
  struct Dependencies: TransitionalDependencies {
    var depot6196: Depot6196
    var now: @Sendable () -> Date

    static var live: Self {
      Self(depot6196: Depot6196.shared, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let size: Int

  convenience init() {
    let dependencies = Dependencies.defaultDependencies
    self.init(size: dependencies.depot6196.size() + 1, dependencies: dependencies)
  }

  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.size = size
  }

  func isFresh() -> Bool { dependencies.now().timeIntervalSince1970 > Double(size) }
}
