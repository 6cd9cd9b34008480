final class GaugeLog: Sendable {
  static let shared = GaugeLog()
  func write(_ bar: Int) -> String { "\(bar) bar" }
}

final class PressureValve {
  func open(_ bar: Int) -> String { GaugeLog.shared.write(bar) }
}

final class SteamEngine {
  private let valve = PressureValve()
  private var bar = 4

  init() {}

  func vent() -> String {
    bar -= 1
    return valve.open(bar)
  }
}
