import FactoryKit
import Observation

final class WeirGauge1414: Sendable {
  func level() -> Int { 4 }
}

extension Container {
  var weirGauge1414: Factory<WeirGauge1414> { self { WeirGauge1414() } }
}

@Observable
final class WeirModel1414 {
  struct Dependencies {
    var gauge: WeirGauge1414
    var spare: WeirGauge1414
    var makeLate: @Sendable () -> WeirGauge1414

    static var defaultDependencies: Self {
      @Injected(\.weirGauge1414) var gauge: WeirGauge1414
      @Injected(\.weirGauge1414) var spare
      return Self(
        gauge: gauge,
        spare: spare,
        makeLate: {
          @LazyInjected(\.weirGauge1414) var late
          return late
        })
    }
  }

  private let dependencies: Dependencies

  @ObservationIgnored private lazy var late: WeirGauge1414 = dependencies.makeLate()
  var level = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() { level = dependencies.gauge.level() + dependencies.spare.level() + late.level() }
}
