import Foundation

protocol Filled6186 {
  init()
}

final class Depot6186: Sendable {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  private let dependencies: Dependencies

  static let shared = Depot6186()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func size() -> Int { dependencies.userDefaults().integer(forKey: "depot6186") }
}

final class Shelf6186: Filled6186 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let size: Int

  convenience init() { self.init(size: Depot6186.shared.size() + 1) }

  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.size = size
  }

  func isFresh() -> Bool { dependencies.now().timeIntervalSince1970 > Double(size) }
}
