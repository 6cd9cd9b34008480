protocol GerminationChartProtocol: Sendable {
  func isDead(_ seed: String) -> Bool
  func rank(_ seed: String) -> Int
}

final class GerminationChart: Sendable {
  static let shared = GerminationChart()
  func isDead(_ seed: String) -> Bool { seed.isEmpty }
  func rank(_ seed: String) -> Int { seed.count }
}

extension GerminationChart: GerminationChartProtocol {}

struct SeedTray9 {
  struct Dependencies {
    var germinationChart: any GerminationChartProtocol

    static var defaultDependencies: Self {
      Self(germinationChart: GerminationChart.shared)
    }
  }

  private let dependencies: Dependencies

  private(set) var seeds: [String]
  private var count = 0

  init(seeds: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.seeds = seeds
  }

  mutating func tidy() {
    seeds.removeAll { [dependencies] in dependencies.germinationChart.isDead($0) }
    seeds.sort { [dependencies] in dependencies.germinationChart.rank($0) < dependencies.germinationChart.rank($1) }
    count += dependencies.germinationChart.rank(seeds[0])
    withUnsafeMutableBytes(of: &count) { [dependencies] bytes in
      bytes[0] += UInt8(dependencies.germinationChart.rank("ab"))
    }
  }

  func total() -> Int { count }
}
