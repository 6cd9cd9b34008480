protocol BeeCounterProtocol: Sendable {
  func bees(_ hive: Int) -> Int
}

package final class BeeCounter: Sendable {
  package static let shared = BeeCounter()
  package func bees(_ hive: Int) -> Int { hive * 1000 }
}

extension BeeCounter: BeeCounterProtocol {}

package struct HiveMonitor {
  struct Dependencies {
    var beeCounter: any BeeCounterProtocol

    static var defaultDependencies: Self {
      Self(beeCounter: BeeCounter.shared)
    }
  }

  package let hive: Int
  var dependencies: Dependencies = .defaultDependencies

  package init(hive: Int) {
    self.hive = hive
  }

  package func isBusy() -> Bool { dependencies.beeCounter.bees(hive) > 1500 }
}
