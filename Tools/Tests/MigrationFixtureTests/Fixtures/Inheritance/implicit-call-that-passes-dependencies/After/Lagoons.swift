protocol LagoonTideProtocol: Sendable {
  func height() -> Int
}

final class LagoonTide: Sendable {
  static let shared = LagoonTide()
  func height() -> Int { 6 }
}

extension LagoonTide: LagoonTideProtocol {}

protocol LagoonWindProtocol: Sendable {
  func speed() -> Int
}

final class LagoonWind: Sendable {
  static let shared = LagoonWind()
  func speed() -> Int { 20 }
}

extension LagoonWind: LagoonWindProtocol {}

class Lagoon {
  struct Dependencies {
    var lagoonTide: any LagoonTideProtocol

    static var defaultDependencies: Self {
      Self(lagoonTide: LagoonTide.shared)
    }
  }

  let lagoonDependencies: Dependencies

  let start: Int
  init(dependencies: Dependencies = .defaultDependencies) {
    self.lagoonDependencies = dependencies
    start = dependencies.lagoonTide.height()
  }
  func depth() -> Int { start + lagoonDependencies.lagoonTide.height() }
}

final class LagoonBoat: Lagoon {
  struct Dependencies {
    var lagoonWind: any LagoonWindProtocol
    var base: Lagoon.Dependencies

    static var defaultDependencies: Self {
      Self(lagoonWind: LagoonWind.shared, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  var sails: Int

  init(sails: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.sails = sails  // All of them.
    super.init(dependencies: dependencies.base)
  }

  func drift() -> Int { sails * dependencies.lagoonWind.speed() + depth() }
}

final class LagoonBuoy: Lagoon {
  let bells: Int
  init(bells: Int, dependencies: Dependencies = .defaultDependencies) {
    self.bells = bells
    super.init(dependencies: dependencies)
  }
  func ring() -> Int { bells + lagoonDependencies.lagoonTide.height() + depth() }
}

final class LagoonPier: Lagoon {
  struct Dependencies {
    var lagoonWind: any LagoonWindProtocol

    static var defaultDependencies: Self {
      Self(lagoonWind: LagoonWind.shared)
    }
  }

  private let dependencies: Dependencies

  let length: Int

  init(length: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.length = length
    guard length > 0 else { return }
    print("a pier")
  }

  func walk() -> Int { length + dependencies.lagoonWind.speed() }
}
