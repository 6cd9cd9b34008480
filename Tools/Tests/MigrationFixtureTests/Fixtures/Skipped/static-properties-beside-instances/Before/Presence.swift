import Foundation

final class Presence6176: Sendable {
  static let shared = Presence6176()
  var isOn: Bool { UserDefaults.standard.bool(forKey: "presence6176") }
  func start() -> Int { isOn ? 1 : 2 }
}

final class PresenceScreen6176 {
  static var status: String { Presence6176.shared.isOn ? "on" : "off" }

  func start() -> Int { Presence6176.shared.start() }
  func label() -> String { Self.status }
  func seconds() -> Int { ProcessInfo.processInfo.processorCount > 0 ? 6 : 0 }
}

final class OtherScreen6176 {
  static var status: String { Presence6176.shared.isOn ? "on" : "off" }

  func start() -> Int { Presence6176.shared.start() }
}
