import Foundation

final class SignalFire: Sendable {
  static let shared = SignalFire()
  func light() -> String { "smoke" }
}

final class Watchtower: Sendable {
  static let shared = Watchtower(name: "main")
  let name: String

  init(name: String) { self.name = name }

  func relay() -> String {
    if self === Watchtower.shared { return SignalFire.shared.light() }
    return "to " + Self.shared.name
  }
}
