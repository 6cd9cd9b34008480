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
  @Injected(\.weirGauge1414) @ObservationIgnored private var gauge: WeirGauge1414
  @ObservationIgnored @Injected(\.weirGauge1414) private var spare
  @ObservationIgnored
  @LazyInjected(\.weirGauge1414) private var late
  var level = 0

  func read() { level = gauge.level() + spare.level() + late.level() }
}
