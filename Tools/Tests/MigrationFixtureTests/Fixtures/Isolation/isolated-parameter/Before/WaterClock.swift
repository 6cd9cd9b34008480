final class DripRate: Sendable {
  static let shared = DripRate()
  func drops(_ minutes: Int) async -> Int { minutes * 60 }
}

actor Cistern {
  var litres = 0
  func add(_ amount: Int) { litres += amount }
}

final class WaterClock: Sendable {
  init() {}

  func run(into cistern: isolated Cistern) async -> Int {
    cistern.add(await DripRate.shared.drops(2))
    return cistern.litres
  }

  nonisolated func drip() async -> Int { await DripRate.shared.drops(1) }
}
