protocol PowerMeterProtocol: Sendable {
  func note(_ text: String)
}

final class PowerMeter: Sendable {
  static let shared = PowerMeter()
  func note(_ text: String) { print("meter: \(text)") }
}

extension PowerMeter: PowerMeterProtocol {}

final class DimmerSwitch {
  struct Dependencies {
    var powerMeter: any PowerMeterProtocol

    static var defaultDependencies: Self {
      Self(powerMeter: PowerMeter.shared)
    }
  }

  private let dependencies: Dependencies

  var level = 0 {
    willSet { dependencies.powerMeter.note("will be \(newValue)") }
    didSet(old) {
      guard level != old else { return }
      dependencies.powerMeter.note("was \(old)")
    }
  }

  init(level: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.level = level
  }
}
