struct PilotAway: Error {}

final class PilotRoster: Sendable {
  static let shared = PilotRoster()
  func next() throws -> String { "Ahab" }
  func wait() async -> Int { 3 }
}

enum PilotDesk {
  static func call() throws -> String { try PilotRoster.shared.next() }

  static func minutes() async throws(PilotAway) -> Int {
    guard let name = try? call(), !name.isEmpty else { throw PilotAway() }
    return await PilotRoster.shared.wait()
  }

  static func later() -> Task<Int, Never> {
    Task { await PilotRoster.shared.wait() }
  }
}
