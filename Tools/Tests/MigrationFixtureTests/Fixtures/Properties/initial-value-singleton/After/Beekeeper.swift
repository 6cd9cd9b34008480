import Foundation

final class HiveRegister: Sendable {
  static let shared = HiveRegister()

  func bees(in hive: Int) -> Int { hive * 1000 }
}

final class Beekeeper {
  struct Dependencies {
    var hiveRegister: HiveRegister

    static var defaultDependencies: Self {
      Self(hiveRegister: HiveRegister.shared)
    }
  }

  private let register: HiveRegister
  private var visited: [Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    register = dependencies.hiveRegister
  }

  func visit(_ hive: Int) -> Int {
    visited.append(hive)
    return register.bees(in: hive)
  }
}
