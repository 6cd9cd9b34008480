final class ClickEngine: Sendable {
  static let shared = ClickEngine()
  func click() -> String { "click" }
}

@available(macOS 99, *)
final class PulseEngine: Sendable {
  static let shared = PulseEngine()
  func pulse() -> String { "pulse" }
}

final class HapticPad {
  init() {}

  func tap() -> String {
    if #available(macOS 99, *) {
      return PulseEngine.shared.pulse()
    } else {
      return ClickEngine.shared.click()
    }
  }
}
