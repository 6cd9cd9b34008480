final class HTTPProxy: Sendable {
  static let shared = HTTPProxy()
  func get() -> String { "got" }
}

final class DB: Sendable {
  static let shared = DB()
  func rows() -> Int { 2 }
}

final class Switch: Sendable {
  static let shared = Switch()
  func flip() -> Bool { true }
}

final class Default: Sendable {
  static let shared = Default()
  func value() -> Int { 6 }
}

final class IOSPushKit9: Sendable {
  static let shared = IOSPushKit9()
  func push() -> String { "pushed" }
}

final class SwitchRoom {
  init() {}

  func run() -> String {
    "\(HTTPProxy.shared.get()) \(DB.shared.rows()) \(Switch.shared.flip()) "
      + "\(Default.shared.value()) \(IOSPushKit9.shared.push())"
  }
}
