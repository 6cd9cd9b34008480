struct PilotAway: Error {}

protocol PilotRosterProtocol: Sendable {
  func next() throws -> String
  func wait() async -> Int
}

final class PilotRoster: Sendable {
  static let shared = PilotRoster()
  func next() throws -> String { "Ahab" }
  func wait() async -> Int { 3 }
}

extension PilotRoster: PilotRosterProtocol {}

enum PilotDesk {
  struct Dependencies {
    var pilotRoster: any PilotRosterProtocol

    static var defaultDependencies: Self {
      Self(pilotRoster: PilotRoster.shared)
    }
  }

  static func call(dependencies: Dependencies = .defaultDependencies) throws -> String {
    try dependencies.pilotRoster.next()
  }

  static func minutes(dependencies: Dependencies = .defaultDependencies) async throws(PilotAway) -> Int {
    guard let name = try? call(dependencies: dependencies), !name.isEmpty else { throw PilotAway() }
    return await dependencies.pilotRoster.wait()
  }

  static func later(dependencies: Dependencies = .defaultDependencies) -> Task<Int, Never> {
    Task { await dependencies.pilotRoster.wait() }
  }
}
