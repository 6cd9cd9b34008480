import Foundation

final class HiveRegister: Sendable {
  static let shared = HiveRegister()

  func bees(in hive: Int) -> Int { hive * 1000 }
}

final class Beekeeper {
  private let register = HiveRegister.shared
  private var visited: [Int] = []

  func visit(_ hive: Int) -> Int {
    visited.append(hive)
    return register.bees(in: hive)
  }
}
