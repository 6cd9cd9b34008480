protocol BeaconTableProtocol: Sendable {
  func flashes(_ name: String) -> Int
}

final class BeaconTable: Sendable {
  static let shared = BeaconTable()
  func flashes(_ name: String) -> Int { name.count }
}

extension BeaconTable: BeaconTableProtocol {}

enum BeaconCode {
  struct Dependencies {
    var beaconTable: any BeaconTableProtocol

    static var defaultDependencies: Self {
      Self(beaconTable: BeaconTable.shared)
    }
  }

  static func flashes(of name: String, dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.beaconTable.flashes(name)
  }

  static func code(of name: String, depth: Int, dependencies: Dependencies = .defaultDependencies) -> String {
    guard depth > 0 else { return "\(dependencies.beaconTable.flashes(name))" }
    let inner = code(of: name, depth: depth - 1, dependencies: dependencies)
    let counts = [name].map { flashes(of: $0, dependencies: dependencies) }
    return inner + "/\(BeaconCode.flashes(of: "x", dependencies: dependencies))/\(Self.flashes(of: inner, dependencies: dependencies))/\(counts)"
  }

  static func plain(dependencies: Dependencies = .defaultDependencies) -> Int {
    flashes(of: "plain", dependencies: dependencies)
  }
}
