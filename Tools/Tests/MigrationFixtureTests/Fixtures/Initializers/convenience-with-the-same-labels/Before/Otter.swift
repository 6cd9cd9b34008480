import Foundation

class OtterPond {
  private let handler: (Int) -> Int
  private let depth: Int

  init<Depth: BinaryInteger>(depth: Depth, handler: @escaping (Int) -> Int) {
    self.depth = Int(depth)
    self.handler = handler
  }

  func measure() -> Int { handler(depth) + UserDefaults.standard.integer(forKey: "otter.depth") }
}

extension OtterPond {
  /// Without a handler of its own.
  convenience init(depth: some BinaryInteger) {
    self.init(depth: depth) { deep in
      deep * 2
    }
  }
}

final class OtterDam {
  private let logs: Int

  init(logs: Int) { self.logs = logs }

  convenience init(logs: String) { self.init(logs: logs.count) }

  convenience init<Logs: Collection>(logs: Logs) { self.init(logs: logs.count) }

  func count() -> Int { logs + UserDefaults.standard.integer(forKey: "otter.logs") }
}

struct OtterRaft {
  private let planks: Int

  init(planks: Int) { self.planks = planks }

  func count() -> Int { planks + UserDefaults.standard.integer(forKey: "otter.planks") }
}

extension OtterRaft {
  init(planks: [Int]) { self.init(planks: planks.count) }
}
