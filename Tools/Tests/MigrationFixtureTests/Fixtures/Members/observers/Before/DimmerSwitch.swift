final class PowerMeter: Sendable {
  static let shared = PowerMeter()
  func note(_ text: String) { print("meter: \(text)") }
}

final class DimmerSwitch {
  var level = 0 {
    willSet { PowerMeter.shared.note("will be \(newValue)") }
    didSet(old) {
      guard level != old else { return }
      PowerMeter.shared.note("was \(old)")
    }
  }

  init(level: Int) {
    self.level = level
  }
}
