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
  struct Dependencies {
    var rule: @Sendable () -> GateRule1304

    static var defaultDependencies: Self {
      Self(
        rule: {
          @DynamicInjected(\.gateRule1304) var rule
          return rule
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func limits() -> [Int] { [dependencies.rule().limit, self.dependencies.rule().limit] }
}
