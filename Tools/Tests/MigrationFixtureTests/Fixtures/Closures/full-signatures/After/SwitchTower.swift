protocol InterlockingProtocol: Sendable {
  func route(_ track: Int) throws -> String
  func hold() async -> String
}

final class Interlocking: Sendable {
  static let shared = Interlocking()
  func route(_ track: Int) throws -> String { "route \(track)" }
  func hold() async -> String { "held" }
}

extension Interlocking: InterlockingProtocol {}

final class SwitchTower {
  struct Dependencies {
    var interlocking: any InterlockingProtocol

    static var defaultDependencies: Self {
      Self(interlocking: Interlocking.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func setter() -> (Int, Bool) throws -> String {
    return { [dependencies] (track: Int, _: Bool) throws -> String in
      try dependencies.interlocking.route(track)
    }
  }

  func holder() -> @Sendable () async -> String {
    return { @Sendable [dependencies] () async -> String in await dependencies.interlocking.hold() }
  }

  func unnamed() -> (Int, Int) -> Bool {
    return { [dependencies] _, _ in (try? dependencies.interlocking.route(0)) != nil }
  }
}
