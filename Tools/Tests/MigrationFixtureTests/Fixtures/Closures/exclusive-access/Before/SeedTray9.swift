final class GerminationChart: Sendable {
  static let shared = GerminationChart()
  func isDead(_ seed: String) -> Bool { seed.isEmpty }
  func rank(_ seed: String) -> Int { seed.count }
}

struct SeedTray9 {
  private(set) var seeds: [String]
  private var count = 0

  init(seeds: [String]) {
    self.seeds = seeds
  }

  mutating func tidy() {
    seeds.removeAll { GerminationChart.shared.isDead($0) }
    seeds.sort { GerminationChart.shared.rank($0) < GerminationChart.shared.rank($1) }
    count += GerminationChart.shared.rank(seeds[0])
    withUnsafeMutableBytes(of: &count) { bytes in
      bytes[0] += UInt8(GerminationChart.shared.rank("ab"))
    }
  }

  func total() -> Int { count }
}
