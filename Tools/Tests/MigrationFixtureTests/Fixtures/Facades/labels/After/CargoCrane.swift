import Foundation

enum CargoSign {
  nonisolated(unsafe) private(set) static var lines: [String] = []

  static func show(title: String) { lines.append("title \(title)") }
  static func show(message: String) { lines.append("message \(message)") }

  static func lift(from start: Int, to end: Int, by step: Int = 0, at place: Int = 0) {
    lines.append("\(start) \(end) \(step) \(place)")
  }

  static func pick(first: Int = latest(), second: Int = latest()) {
    lines.append("pick \(first) \(second)")
  }

  static func stow(_ name: String, on deck: Int, row: Int, bay: Int) {
    lines.append("stow \(name) \(deck) \(row) \(bay)")
  }

  static func note(_ weight: Double) { lines.append("note \(weight)") }
  static func latest() -> Int { lines.count }
  static func void() -> () { lines.append("void") }
  static func stop() -> Never { lines.append("stop"); fatalError() }
}

enum CargoBalance6148 {
  static func weigh(_ name: String, on deck: Int, row: Int, bay: Int, kilos: Int, tare: Int) {
    UserDefaults.standard.set(deck + row + bay + kilos - tare, forKey: name)
  }
}

enum CargoWinch6188 {
  static func lift(_ name: String, _ deck: Int, _ row: Int, _ bay: Int, by height: Int) {
    UserDefaults.standard.set(deck + row + bay + height, forKey: name)
  }
}

final class CargoCrane {
  struct Dependencies {
    var showCargoSignTitle: @Sendable (String) -> Void
    var showCargoSignMessage: @Sendable (String) -> Void
    var lift: @Sendable (_ start: Int, _ end: Int, _ step: Int) -> Void
    var cargoSignLift: @Sendable (_ start: Int, _ end: Int, _ place: Int) -> Void
    var note: @Sendable (Double) -> Void

    static var defaultDependencies: Self {
      Self(
        showCargoSignTitle: { CargoSign.show(title: $0) },
        showCargoSignMessage: { CargoSign.show(message: $0) },
        lift: { CargoSign.lift(from: $0, to: $1, by: $2) },
        cargoSignLift: { CargoSign.lift(from: $0, to: $1, at: $2) },
        note: { CargoSign.note($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func announce() {
    dependencies.showCargoSignTitle("T")
    dependencies.showCargoSignMessage("M")
  }

  func lift() {
    dependencies.lift(1, 2, 3)
    dependencies.cargoSignLift(1, 2, 4)
    dependencies.note(3)
  }
}

final class CargoHook {
  struct Dependencies {
    var pickFirst: @Sendable (Int) -> Void
    var pickSecond: @Sendable (Int) -> Void
    var void: @Sendable () -> Void

    static var defaultDependencies: Self {
      Self(
        pickFirst: { CargoSign.pick(first: $0) },
        pickSecond: { CargoSign.pick(second: $0) },
        void: { CargoSign.void() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pick() {
    dependencies.pickFirst(7)
    dependencies.pickSecond(8)
  }

  func count(_ load: Int?) -> Int {
    dependencies.void()
    let nothing: Void = dependencies.void()
    guard let load else { CargoSign.stop() }
    return load + [nothing].count
  }
}

/// Five arguments are named in the type of the closure; six are too many for a line without labels.
final class CargoHold {
  struct Dependencies {
    var stow: @Sendable (_ name: String, _ deck: Int, _ row: Int, _ bay: Int) -> Void
    var note: @Sendable (Double) -> Void
    var lift: @Sendable (_ name: String, _ deck: Int, _ row: Int, _ bay: Int, _ height: Int) -> Void

    static var defaultDependencies: Self {
      Self(
        stow: { CargoSign.stow($0, on: $1, row: $2, bay: $3) },
        note: { CargoSign.note($0) },
        lift: { CargoWinch6188.lift($0, $1, $2, $3, by: $4) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func stow() { dependencies.stow("crate", 1, 2, 3) }
  func weigh() { CargoBalance6148.weigh("crate", on: 1, row: 2, bay: 3, kilos: 4, tare: 0) }
  func note() { dependencies.note(5) }
  func lift() { dependencies.lift("crate", 1, 2, 3, 4) }
}
