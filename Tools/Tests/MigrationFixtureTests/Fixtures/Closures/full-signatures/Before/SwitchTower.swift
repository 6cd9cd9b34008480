final class Interlocking: Sendable {
  static let shared = Interlocking()
  func route(_ track: Int) throws -> String { "route \(track)" }
  func hold() async -> String { "held" }
}

final class SwitchTower {
  init() {}

  func setter() -> (Int, Bool) throws -> String {
    return { (track: Int, _: Bool) throws -> String in
      try Interlocking.shared.route(track)
    }
  }

  func holder() -> @Sendable () async -> String {
    return { @Sendable () async -> String in await Interlocking.shared.hold() }
  }

  func unnamed() -> (Int, Int) -> Bool {
    return { _, _ in (try? Interlocking.shared.route(0)) != nil }
  }
}
