final class BeaconTable: Sendable {
  static let shared = BeaconTable()
  func flashes(_ name: String) -> Int { name.count }
}

enum BeaconCode {
  static func flashes(of name: String) -> Int { BeaconTable.shared.flashes(name) }

  static func code(of name: String, depth: Int) -> String {
    guard depth > 0 else { return "\(BeaconTable.shared.flashes(name))" }
    let inner = code(of: name, depth: depth - 1)
    let counts = [name].map { flashes(of: $0) }
    return inner + "/\(BeaconCode.flashes(of: "x"))/\(Self.flashes(of: inner))/\(counts)"
  }

  static func plain() -> Int { flashes(of: "plain") }
}
