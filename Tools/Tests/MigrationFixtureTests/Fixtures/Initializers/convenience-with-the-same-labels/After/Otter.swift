import Foundation

class OtterPond {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let handler: (Int) -> Int
  private let depth: Int

  init<Depth: BinaryInteger>(
    depth: Depth,
    dependencies: Dependencies = .defaultDependencies,
    handler: @escaping (Int) -> Int
  ) {
    self.dependencies = dependencies
    self.depth = Int(depth)
    self.handler = handler
  }

  func measure() -> Int { handler(depth) + dependencies.userDefaults.integer(forKey: "otter.depth") }
}

extension OtterPond {
  /// Without a handler of its own.
  convenience init(depth: some BinaryInteger, dependencies: Dependencies = .defaultDependencies) {
    self.init(depth: depth, dependencies: dependencies) { deep in
      deep * 2
    }
  }
}

final class OtterDam {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let logs: Int

  init(logs: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.logs = logs
  }

  convenience init(logs: String, dependencies: Dependencies = .defaultDependencies) {
    self.init(logs: logs.count, dependencies: dependencies)
  }

  convenience init<Logs: Collection>(logs: Logs, dependencies: Dependencies = .defaultDependencies) {
    self.init(logs: logs.count, dependencies: dependencies)
  }

  func count() -> Int { logs + dependencies.userDefaults.integer(forKey: "otter.logs") }
}

struct OtterRaft {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let planks: Int

  init(planks: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.planks = planks
  }

  func count() -> Int { planks + dependencies.userDefaults.integer(forKey: "otter.planks") }
}

extension OtterRaft {
  init(planks: [Int], dependencies: Dependencies = .defaultDependencies) {
    self.init(planks: planks.count, dependencies: dependencies)
  }
}
