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

  let dependencies: Dependencies

  let id: Int
  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.id = id
  }
  func open() -> Int { dependencies.stoneClock.hour() + id }
}

class StonepitOfSlate: Stonepit {
  init(depth: Int, dependencies: Dependencies = .defaultDependencies) {
    super.init(id: depth, dependencies: dependencies)
  }
  func close() -> Int { dependencies.stoneClock.hour() + 8 }
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

  let dependencies: Dependencies

  let id: Int
  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.id = id
  }
  func open() -> Int { dependencies.stoneClock.hour() + id }
}

final class PearwoodOfPears: Pearwood {
  init(rows: Int, dependencies: Dependencies = .defaultDependencies) {
    super.init(id: rows, dependencies: dependencies)
  }
  func close(pearwoodDependencies: Int) -> Int { dependencies.stoneClock.hour() + pearwoodDependencies }
}
