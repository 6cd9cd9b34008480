protocol DripRateProtocol: Sendable {
  func drops(_ minutes: Int) async -> Int
}

final class DripRate: Sendable {
  static let shared = DripRate()
  func drops(_ minutes: Int) async -> Int { minutes * 60 }
}

extension DripRate: DripRateProtocol {}

actor Cistern {
  var litres = 0
  func add(_ amount: Int) { litres += amount }
}

final class WaterClock: Sendable {
  struct Dependencies {
    var dripRate: any DripRateProtocol

    static var defaultDependencies: Self {
      Self(dripRate: DripRate.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run(into cistern: isolated Cistern) async -> Int {
    cistern.add(await dependencies.dripRate.drops(2))
    return cistern.litres
  }

  nonisolated func drip() async -> Int { await dependencies.dripRate.drops(1) }
}
