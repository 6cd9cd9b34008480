protocol HTTPProxyProtocol: Sendable {
  func get() -> String
}

final class HTTPProxy: Sendable {
  static let shared = HTTPProxy()
  func get() -> String { "got" }
}

extension HTTPProxy: HTTPProxyProtocol {}

protocol DBProtocol: Sendable {
  func rows() -> Int
}

final class DB: Sendable {
  static let shared = DB()
  func rows() -> Int { 2 }
}

extension DB: DBProtocol {}

protocol SwitchProtocol: Sendable {
  func flip() -> Bool
}

final class Switch: Sendable {
  static let shared = Switch()
  func flip() -> Bool { true }
}

extension Switch: SwitchProtocol {}

protocol DefaultProtocol: Sendable {
  func value() -> Int
}

final class Default: Sendable {
  static let shared = Default()
  func value() -> Int { 6 }
}

extension Default: DefaultProtocol {}

protocol IOSPushKit9Protocol: Sendable {
  func push() -> String
}

final class IOSPushKit9: Sendable {
  static let shared = IOSPushKit9()
  func push() -> String { "pushed" }
}

extension IOSPushKit9: IOSPushKit9Protocol {}

final class SwitchRoom {
  struct Dependencies {
    var httpProxy: any HTTPProxyProtocol
    var db: any DBProtocol
    var `switch`: any SwitchProtocol
    var `default`: any DefaultProtocol
    var iosPushKit9: any IOSPushKit9Protocol

    static var defaultDependencies: Self {
      Self(
        httpProxy: HTTPProxy.shared,
        db: DB.shared,
        switch: Switch.shared,
        default: Default.shared,
        iosPushKit9: IOSPushKit9.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> String {
    "\(dependencies.httpProxy.get()) \(dependencies.db.rows()) \(dependencies.switch.flip()) "
      + "\(dependencies.default.value()) \(dependencies.iosPushKit9.push())"
  }
}
