import Foundation

final class LockKeeper: Sendable {
  static let shared = LockKeeper()

  func open(_ lock: Int) -> String { "lock \(lock) is open" }
}

final class CanalBoat {
  struct Dependencies {
    var keeper: LockKeeper

    static var defaultDependencies: Self {
      Self(keeper: .shared)
    }
  }

  private let dependencies: Dependencies

  private let keeper: LockKeeper
  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    self.keeper = dependencies.keeper
  }

  func pass(_ lock: Int) -> String { "\(name): \(keeper.open(lock))" }
}
