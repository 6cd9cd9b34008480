import Foundation

final class LockKeeper: Sendable {
  static let shared = LockKeeper()

  func open(_ lock: Int) -> String { "lock \(lock) is open" }
}

final class CanalBoat {
  private let keeper: LockKeeper
  private let name: String

  init(name: String, keeper: LockKeeper = .shared) {
    self.name = name
    self.keeper = keeper
  }

  func pass(_ lock: Int) -> String { "\(name): \(keeper.open(lock))" }
}
