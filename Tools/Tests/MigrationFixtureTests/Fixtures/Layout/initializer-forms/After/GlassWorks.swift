protocol FurnaceProtocol: Sendable {
  var degrees: Int { get }
}

final class Furnace: Sendable {
  static let shared = Furnace()
  let degrees = 1100
}

extension Furnace: FurnaceProtocol {}

final class GlassBlower {
  struct Dependencies {
    var furnace: any FurnaceProtocol

    static var defaultDependencies: Self {
      Self(furnace: Furnace.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String
  let age: Int

  init(
    name: String,
    age: Int = 30,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    self.name = name
    self.age = age
  }

  func blow() -> String { "\(name) \(age) \(dependencies.furnace.degrees)" }
}

final class KilnKeeper {
  struct Dependencies {
    var furnace: any FurnaceProtocol

    static var defaultDependencies: Self {
      Self(furnace: Furnace.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(
    name: String,  // as on the badge
    dependencies: Dependencies = .defaultDependencies,
  ) {
    self.dependencies = dependencies
    self.name = name
  }

  func keep() -> String { "\(name) \(dependencies.furnace.degrees)" }
}

final class SandSifter {
  struct Dependencies {
    var furnace: any FurnaceProtocol

    static var defaultDependencies: Self {
      Self(furnace: Furnace.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies /* nothing */ ) {
    self.dependencies = dependencies
  }

  func sift() -> Int { dependencies.furnace.degrees / 2 }
}
