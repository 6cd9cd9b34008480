final class Bridge: Sendable {
  static let shared = Bridge()
  let captain = "Ann"
  func heading(_ unit: String) -> String { "270\(unit)" }
}

final class ShipLog {
  init() {}

  func plain() -> String { "captain: \(Bridge.shared.captain)" }

  func raw() -> String { #"Bridge.shared.captain is \#(Bridge.shared.captain)"# }

  func nested() -> String {
    "log: \("by \(Bridge.shared.captain), \(Bridge.shared.heading("°"))")"
  }

  func lines() -> String {
    """
    Captain \(Bridge.shared.captain)
      Heading \(Bridge.shared
        .heading(" degrees"))
    Not code: Bridge.shared.captain
    """
  }
}
