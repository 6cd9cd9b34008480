protocol StoneClockProtocol: Sendable {
  func hour() -> Int
}

final class StoneClock: Sendable {
  static let shared = StoneClock()
  func hour() -> Int { 9 }
}

extension StoneClock: StoneClockProtocol {}

class Stonepit {
  struct Dependencies {
    var stoneClock: any StoneClockProtocol

    static var defaultDependencies: Self {
      Self(stoneClock: StoneClock.shared)
    }
  }

  let injectedStonepitDependencies: Dependencies

  let id: Int
  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.injectedStonepitDependencies = dependencies
    self.id = id
  }
  func open() -> Int { injectedStonepitDependencies.stoneClock.hour() + id }
}

class StonepitOfSlate: Stonepit {
  init(depth: Int, dependencies: Dependencies = .defaultDependencies) {
    super.init(id: depth, dependencies: dependencies)
  }
  func close() -> Int { injectedStonepitDependencies.stoneClock.hour() + 8 }
}

final class StonepitOfMarble: StonepitOfSlate {
  var stonepitDependencies: Int { 4 }
}

class Pearwood {
  struct Dependencies {
    var stoneClock: any StoneClockProtocol

    static var defaultDependencies: Self {
      Self(stoneClock: StoneClock.shared)
    }
  }

  let injectedPearwoodDependencies: Dependencies

  let id: Int
  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.injectedPearwoodDependencies = dependencies
    self.id = id
  }
  func open() -> Int { injectedPearwoodDependencies.stoneClock.hour() + id }
}

final class PearwoodOfPears: Pearwood {
  init(rows: Int, dependencies: Dependencies = .defaultDependencies) {
    super.init(id: rows, dependencies: dependencies)
  }
  func close(pearwoodDependencies: Int) -> Int { injectedPearwoodDependencies.stoneClock.hour() + pearwoodDependencies }
}

protocol StoneTruckProtocol: Sendable {
  func load() -> Int
}

final class StoneTruck: Sendable {
  static let shared = StoneTruck()
  func load() -> Int { 30 }
}

extension StoneTruck: StoneTruckProtocol {}

final class StonepitOfChalk: Stonepit {
  struct Dependencies {
    var stoneTruck: any StoneTruckProtocol
    var base: Stonepit.Dependencies

    static var defaultDependencies: Self {
      Self(stoneTruck: StoneTruck.shared, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  init(width: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(id: width, dependencies: dependencies.base)
  }
  func ship() -> Int { dependencies.stoneTruck.load() }
}

final class PearwoodOfPlums: Pearwood {
  struct Dependencies {
    var stoneTruck: any StoneTruckProtocol
    var base: Pearwood.Dependencies

    static var defaultDependencies: Self {
      Self(stoneTruck: StoneTruck.shared, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  init(width: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(id: width, dependencies: dependencies.base)
  }
  func ship() -> Int { dependencies.stoneTruck.load() }
}
