import Foundation

final class GaugeBus: Sendable {
  static let shared = GaugeBus()

  func volts() -> Int { 230 }
}

class BaseGauge {
  let name: String
  private(set) var isReady = false

  init(name: String) {
    self.name = name
    isReady = self.check()
    setUp()
  }

  func check() -> Bool { true }
  func setUp() {}
  func read() -> Int { 0 }
}

/// Gains the initializer, so that a test reaches what runs at once.
final class VoltGauge: BaseGauge {
  override func check() -> Bool { isPowered }

  private var isPowered: Bool { GaugeBus.shared.volts() > 100 }
}

/// Nothing of it runs while the object is made.
final class SteamGauge: BaseGauge {
  override func read() -> Int { GaugeBus.shared.volts() / 10 }
}

class MeasuringGauge<Value> {
  private(set) var values: [Value]

  init(values: [Value]) {
    self.values = values
    if let next = measured() { self.values.append(next) }
  }

  func measured() -> Value? { nil }
}

/// Has initializers that the tool cannot write down again.
final class BrookGauge: MeasuringGauge<Int> {
  override func measured() -> Int? { GaugeBus.shared.volts() }
}

protocol CalibratedByText {
  init?(text: String)
}

protocol Calibrated {
  init(zero: Int)
}

/// Its own initializer, which a protocol fixes, calls what needs it.
final class BreezeGauge: Calibrated, CalibratedByText {
  private(set) var values: [Int]

  required init(zero: Int) {
    values = [zero]
    start()
  }

  required init?(text: String) { nil }

  private func start() { values.append(GaugeBus.shared.volts()) }
}

/// Only what runs later needs it.
final class RainGaugeView: Calibrated {
  private(set) var millimeters: Int
  var change: () -> Void = {}

  required init(zero: Int) {
    millimeters = zero
    change = { [unowned self] in update() }
  }

  private func update() { millimeters += GaugeBus.shared.volts() }
}

func calibrated<Gauge: Calibrated>(_ type: Gauge.Type) -> Gauge { type.init(zero: 1) }
