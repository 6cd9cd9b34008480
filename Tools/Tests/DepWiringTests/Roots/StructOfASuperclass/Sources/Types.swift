final class TideAlmanac: Sendable {
  static let shared = TideAlmanac()
  func height() -> Int { 4 }
}

final class RampDeck {
  func places() -> Int { 40 }
}

class Steamer {
  struct Dependencies {
    var tideAlmanac: TideAlmanac
    static var defaultDependencies: Self { Self(tideAlmanac: TideAlmanac.shared) }
  }

  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  func sail() -> Int { dependencies.tideAlmanac.height() }
}

final class RampSteamer: Steamer {
  struct Dependencies {
    var rampDeck: RampDeck
    var base: Steamer.Dependencies
    static var defaultDependencies: Self {
      Self(rampDeck: RampDeck(), base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(dependencies: dependencies.base)
  }
  func load() -> Int { dependencies.rampDeck.places() + sail() }
}
