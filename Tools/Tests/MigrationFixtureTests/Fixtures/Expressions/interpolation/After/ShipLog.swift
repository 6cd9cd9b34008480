protocol BridgeProtocol: Sendable {
  var captain: String { get }
  func heading(_ unit: String) -> String
}

final class Bridge: Sendable {
  static let shared = Bridge()
  let captain = "Ann"
  func heading(_ unit: String) -> String { "270\(unit)" }
}

extension Bridge: BridgeProtocol {}

final class ShipLog {
  struct Dependencies {
    var bridge: any BridgeProtocol

    static var defaultDependencies: Self {
      Self(bridge: Bridge.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func plain() -> String { "captain: \(dependencies.bridge.captain)" }

  func raw() -> String { #"Bridge.shared.captain is \#(dependencies.bridge.captain)"# }

  func nested() -> String {
    "log: \("by \(dependencies.bridge.captain), \(dependencies.bridge.heading("°"))")"
  }

  func lines() -> String {
    """
    Captain \(dependencies.bridge.captain)
      Heading \(dependencies.bridge
        .heading(" degrees"))
    Not code: Bridge.shared.captain
    """
  }
}
