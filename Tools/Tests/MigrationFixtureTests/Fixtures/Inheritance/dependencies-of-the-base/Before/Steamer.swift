import Foundation

final class TideAlmanac: Sendable {
  static let shared = TideAlmanac()

  func height(_ hour: Int) -> Int { hour % 6 }
  func isSpring() -> Bool { false }
}

final class RampDeck: Sendable {
  static let shared = RampDeck()

  func places() -> Int { 40 }
}

class Steamer {
  let name: String
  let finish: (String) -> Void

  init(name: String, finish: @escaping (String) -> Void) {
    self.name = name
    self.finish = finish
  }

  func sail(at hour: Int) -> String {
    let text = "\(name) \(TideAlmanac.shared.height(hour))"
    finish(text)
    return text
  }
}

/// Needs what its base class needs.
final class NightSteamer: Steamer {
  init(_ finish: @escaping (String) -> Void) {
    super.init(name: "night") { finish($0) }
  }

  func cabinPrice() -> Int { TideAlmanac.shared.isSpring() ? 90 : 80 }
}

/// Needs more.
class RampSteamer: Steamer {
  let ramps: Int

  init(ramps: Int) {
    self.ramps = ramps
    super.init(name: "car", finish: { _ in })
  }

  func load() -> Int {
    TideAlmanac.shared.height(7) + RampDeck.shared.places() * ramps
  }
}

/// Below one that needs more.
final class FastRampSteamer: RampSteamer {
  init() { super.init(ramps: 2) }

  func speed() -> Int { RampDeck.shared.places() }
}

/// Has no initializer of its own.
final class TouristSteamer: Steamer {
  func photo() -> String { "\(TideAlmanac.shared.height(3))" }
}

/// Other code fixes the initializers of both.
protocol Berthed {
  init(berth: Int)
}

class Pier: Berthed {
  let berth: Int

  required init(berth: Int) { self.berth = berth }

  func depth() -> Int { berth + TideAlmanac.shared.height(5) }
}

final class StonePier: Pier {
  func wall() -> Int { TideAlmanac.shared.height(4) + berth }
}

class Cabinet<Item> {
  let item: Item

  init(item: Item) { self.item = item }

  func label() -> String { "\(item) \(TideAlmanac.shared.height(2))" }
}

final class KeyCabinet: Cabinet<[Int]> {
  init() { super.init(item: [1, 2]) }

  func open() -> Int { RampDeck.shared.places() + item.count }
}

func dock<Place: Berthed>(_ type: Place.Type) -> Place { type.init(berth: 3) }

/// Hides nothing, and passes nothing by.
class CargoSteamer: RampSteamer {}

/// Below a class that hides nothing.
final class BananaSteamer: CargoSteamer {
  init(crates: Int) { super.init(ramps: crates) }

  func ripen() -> Int { TideAlmanac.shared.height(9) + RampDeck.shared.places() }
}

/// A local name stands before the parameter.
final class PaperSteamer: RampSteamer {
  init() {
    let dependencies = 3
    super.init(ramps: dependencies)
  }

  func fold() -> Int { RampDeck.shared.places() }
}

protocol Painted {}

final class PaintedSteamer: RampSteamer & Painted {
  init() { super.init(ramps: 1) }

  func paint() -> Int { RampDeck.shared.places() + Int(Date.distantPast < Date() ? 1 : 0) }
}

/// A type of its own has the name of the base class.
final class NestedSteamer: RampSteamer {
  enum RampSteamer { case small }

  init() { super.init(ramps: 1) }

  func size() -> (RampSteamer, Bool) { (.small, Date.distantPast < Date()) }
}

class ArchiveSteamer {
  init(name: String) {}

  func list() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

/// A closure carries its own dependencies to another task, and those of the base class cannot go.
final class FastArchiveSteamer: ArchiveSteamer {
  init() { super.init(name: "fast") }

  func later() async -> Bool { await Task.detached { Date.distantPast < Date() }.value }
}
