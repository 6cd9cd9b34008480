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
  func announce() {
    CargoSign.show(title: "T")
    CargoSign.show(message: "M")
  }

  func lift() {
    CargoSign.lift(from: 1, to: 2, by: 3)
    CargoSign.lift(from: 1, to: 2, at: 4)
    CargoSign.note(3)
  }
}

final class CargoHook {
  func pick() {
    CargoSign.pick(first: 7)
    CargoSign.pick(second: 8)
  }

  func count(_ load: Int?) -> Int {
    CargoSign.void()
    let nothing: Void = CargoSign.void()
    guard let load else { CargoSign.stop() }
    return load + [nothing].count
  }
}

/// Five arguments are named in the type of the closure; six are too many for a line without labels.
final class CargoHold {
  func stow() { CargoSign.stow("crate", on: 1, row: 2, bay: 3) }
  func weigh() { CargoBalance6148.weigh("crate", on: 1, row: 2, bay: 3, kilos: 4, tare: 0) }
  func note() { CargoSign.note(5) }
  func lift() { CargoWinch6188.lift("crate", 1, 2, 3, by: 4) }
}
