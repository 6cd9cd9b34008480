final class BilbyEngine: Sendable {
  static let shared = BilbyEngine()
  func click() -> String { "click" }
}

@available(macOS 99, *)
struct BilbyPulse {}

final class BilbyStore: Sendable {
  static let shared = BilbyStore()
  @available(macOS 99, *)
  static let newest = BilbyStore()
  func read() -> String { "read" }
}

final class BilbyPad {
  init() {}

  func touch() -> String { "touch" }
}

@available(macOS 13, *)
extension BilbyPad {
  func tap() -> String { BilbyEngine.shared.click() + BilbyStore.shared.read() }
}

@available(macOS 99, *)
extension BilbyPad {
  func newest() -> String { BilbyStore.newest.read() }
}
