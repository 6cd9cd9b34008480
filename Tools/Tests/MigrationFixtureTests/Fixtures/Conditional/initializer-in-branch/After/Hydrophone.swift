protocol SeaStateProtocol: Sendable {
  var waves: Int { get }
}

final class SeaState: Sendable {
  static let shared = SeaState()
  let waves = 3
}

extension SeaState: SeaStateProtocol {}

final class Hydrophone {
  struct Dependencies {
    var seaState: any SeaStateProtocol

    static var defaultDependencies: Self {
      Self(seaState: SeaState.shared)
    }
  }

  private let dependencies: Dependencies

  let depth: Int

  #if HYDROPHONE_DEEP
    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      depth = 900
    }
  #else
    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      depth = 30
    }
  #endif

  func noise() -> Int { dependencies.seaState.waves * depth }
}
