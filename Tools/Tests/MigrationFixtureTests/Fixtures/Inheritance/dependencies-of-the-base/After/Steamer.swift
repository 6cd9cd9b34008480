import Foundation

protocol TideAlmanacProtocol: Sendable {
  func height(_ hour: Int) -> Int
  func isSpring() -> Bool
}

final class TideAlmanac: Sendable {
  static let shared = TideAlmanac()

  func height(_ hour: Int) -> Int { hour % 6 }
  func isSpring() -> Bool { false }
}

extension TideAlmanac: TideAlmanacProtocol {}

protocol RampDeckProtocol: Sendable {
  func places() -> Int
}

final class RampDeck: Sendable {
  static let shared = RampDeck()

  func places() -> Int { 40 }
}

extension RampDeck: RampDeckProtocol {}

class Steamer {
  struct Dependencies {
    var tideAlmanac: any TideAlmanacProtocol

    static var defaultDependencies: Self {
      Self(tideAlmanac: TideAlmanac.shared)
    }
  }

  let steamerDependencies: Dependencies

  let name: String
  let finish: (String) -> Void

  init(name: String, dependencies: Dependencies = .defaultDependencies, finish: @escaping (String) -> Void) {
    self.steamerDependencies = dependencies
    self.name = name
    self.finish = finish
  }

  func sail(at hour: Int) -> String {
    let text = "\(name) \(steamerDependencies.tideAlmanac.height(hour))"
    finish(text)
    return text
  }
}

/// Needs what its base class needs.
final class NightSteamer: Steamer {
  init(dependencies: Dependencies = .defaultDependencies, _ finish: @escaping (String) -> Void) {
    super.init(name: "night", dependencies: dependencies) { finish($0) }
  }

  func cabinPrice() -> Int { steamerDependencies.tideAlmanac.isSpring() ? 90 : 80 }
}

/// Needs more.
class RampSteamer: Steamer {
  struct Dependencies {
    var rampDeck: any RampDeckProtocol
    var base: Steamer.Dependencies

    static var defaultDependencies: Self {
      Self(rampDeck: RampDeck.shared, base: .defaultDependencies)
    }
  }

  let rampSteamerDependencies: Dependencies

  let ramps: Int

  init(ramps: Int, dependencies: Dependencies = .defaultDependencies) {
    self.rampSteamerDependencies = dependencies
    self.ramps = ramps
    super.init(name: "car", dependencies: dependencies.base, finish: { _ in })
  }

  func load() -> Int {
    rampSteamerDependencies.base.tideAlmanac.height(7) + rampSteamerDependencies.rampDeck.places() * ramps
  }
}

/// Below one that needs more.
final class FastRampSteamer: RampSteamer {
  init(dependencies: Dependencies = .defaultDependencies) {
    super.init(ramps: 2, dependencies: dependencies)
  }

  func speed() -> Int { rampSteamerDependencies.rampDeck.places() }
}

/// Has no initializer of its own.
final class TouristSteamer: Steamer {
  func photo() -> String { "\(steamerDependencies.tideAlmanac.height(3))" }
}

/// Other code fixes the initializers of both.
protocol Berthed {
  init(berth: Int)
}

class Pier: Berthed {
  struct Dependencies {
    var tideAlmanac: any TideAlmanacProtocol

    static var defaultDependencies: Self {
      Self(tideAlmanac: TideAlmanac.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let berth: Int

  required init(berth: Int) { self.berth = berth }

  func depth() -> Int { berth + dependencies.tideAlmanac.height(5) }
}

final class StonePier: Pier {
  func wall() -> Int { dependencies.tideAlmanac.height(4) + berth }
}

class Cabinet<Item> {
  struct Dependencies {
    var tideAlmanac: any TideAlmanacProtocol

    static var defaultDependencies: Self {
      Self(tideAlmanac: TideAlmanac.shared)
    }
  }

  private let dependencies: Dependencies

  let item: Item

  init(item: Item, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.item = item
  }

  func label() -> String { "\(item) \(dependencies.tideAlmanac.height(2))" }
}

final class KeyCabinet: Cabinet<[Int]> {
  struct Dependencies {
    var rampDeck: any RampDeckProtocol
    var base: Cabinet<[Int]>.Dependencies

    static var defaultDependencies: Self {
      Self(rampDeck: RampDeck.shared, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(item: [1, 2], dependencies: dependencies.base)
  }

  func open() -> Int { dependencies.rampDeck.places() + item.count }
}

func dock<Place: Berthed>(_ type: Place.Type) -> Place { type.init(berth: 3) }

/// Hides nothing, and passes nothing by.
class CargoSteamer: RampSteamer {}

/// Below a class that hides nothing.
final class BananaSteamer: CargoSteamer {
  init(crates: Int, dependencies: Dependencies = .defaultDependencies) {
    super.init(ramps: crates, dependencies: dependencies)
  }

  func ripen() -> Int { rampSteamerDependencies.base.tideAlmanac.height(9) + rampSteamerDependencies.rampDeck.places() }
}

/// A local name stands before the parameter.
final class PaperSteamer: RampSteamer {
  struct Dependencies {
    var rampDeck: any RampDeckProtocol

    static var defaultDependencies: Self {
      Self(rampDeck: RampDeck.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    let dependencies = 3
    super.init(ramps: dependencies)
  }

  func fold() -> Int { dependencies.rampDeck.places() }
}

protocol Painted {}

final class PaintedSteamer: RampSteamer & Painted {
  struct Dependencies {
    var rampDeck: any RampDeckProtocol
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(rampDeck: RampDeck.shared, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(ramps: 1)
  }

  func paint() -> Int { dependencies.rampDeck.places() + Int(Date.distantPast < dependencies.now() ? 1 : 0) }
}

/// A type of its own has the name of the base class.
final class NestedSteamer: RampSteamer {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  enum RampSteamer { case small }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(ramps: 1)
  }

  func size() -> (RampSteamer, Bool) { (.small, Date.distantPast < dependencies.now()) }
}

class ArchiveSteamer {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var archiveSteamerDependencies: Dependencies = .defaultDependencies

  init(name: String) {}

  func list() -> Bool { archiveSteamerDependencies.fileManager.fileExists(atPath: "/") }
}

/// A closure carries its own dependencies to another task, and those of the base class cannot go.
final class FastArchiveSteamer: ArchiveSteamer {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(name: "fast")
  }

  func later() async -> Bool { await Task.detached { [dependencies] in Date.distantPast < dependencies.now() }.value }
}
