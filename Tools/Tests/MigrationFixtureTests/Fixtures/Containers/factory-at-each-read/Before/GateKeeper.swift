import FactoryKit

struct GateRule1304 {
  var limit: Int
}

final class GateCounter1304 {
  nonisolated(unsafe) static var next = 0
}

extension Container {
  var gateRule1304: Factory<GateRule1304> {
    self {
      GateCounter1304.next += 1
      return GateRule1304(limit: GateCounter1304.next)
    }
  }
}

final class GateKeeper1304 {
  @DynamicInjected(\.gateRule1304) private var rule

  func limits() -> [Int] { [rule.limit, self.rule.limit] }
}
