package final class BeeCounter: Sendable {
  package static let shared = BeeCounter()
  package func bees(_ hive: Int) -> Int { hive * 1000 }
}

package struct HiveMonitor {
  package let hive: Int

  package init(hive: Int) {
    self.hive = hive
  }

  package func isBusy() -> Bool { BeeCounter.shared.bees(hive) > 1500 }
}
