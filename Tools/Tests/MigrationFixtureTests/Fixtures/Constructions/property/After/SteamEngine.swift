protocol GaugeLogProtocol: Sendable {
  func write(_ bar: Int) -> String
}

final class GaugeLog: Sendable {
  static let shared = GaugeLog()
  func write(_ bar: Int) -> String { "\(bar) bar" }
}

extension GaugeLog: GaugeLogProtocol {}

final class PressureValve {
  struct Dependencies {
    var gaugeLog: any GaugeLogProtocol

    static var defaultDependencies: Self {
      Self(gaugeLog: GaugeLog.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ bar: Int) -> String { dependencies.gaugeLog.write(bar) }
}

final class SteamEngine {
  struct Dependencies {
    var pressureValve: PressureValve

    static var defaultDependencies: Self {
      Self(pressureValve: PressureValve())
    }
  }

  private let valve: PressureValve
  private var bar = 4

  init(dependencies: Dependencies = .defaultDependencies) {
    valve = dependencies.pressureValve
  }

  func vent() -> String {
    bar -= 1
    return valve.open(bar)
  }
}
