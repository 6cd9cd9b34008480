import Foundation

enum FerryLog {
  nonisolated(unsafe) private(set) static var lines: [String] = []
  static func generic<Value>(_ value: Value) { lines.append("\(value)") }
  static func place(file: String = #fileID) { lines.append(file.isEmpty ? "" : "here") }
}

enum FerryStops {
  nonisolated(unsafe) private(set) static var stops: [String] = []
  static func all(_ names: String...) { stops += names }
  static func change(_ name: inout String) { stops.append(name); name += "!" }
}

enum FerryFare {
  nonisolated(unsafe) private(set) static var fares = 0
  static func six(_ one: Int, _ two: Int, _ three: Int, _ four: Int, _ five: Int, _ six: Int) {
    fares += six
  }
}

enum FerryRoster {
  static var rows: [String] {
    get { UserDefaults.standard.stringArray(forKey: "ferry.rows") ?? [] }
    set { UserDefaults.standard.set(newValue, forKey: "ferry.rows") }
  }

  static var count: Int {
    get { UserDefaults.standard.integer(forKey: "ferry.count") }
    set { UserDefaults.standard.set(newValue, forKey: "ferry.count") }
  }
}

enum FerryBell {
  nonisolated(unsafe) private static var rings = 0
  static func ring(_ count: Int) -> Int { rings += count; return rings }
  static func ring(_ name: String) -> Int { rings += name.count; return rings }
}

final class FerryDesk {
  func generic() { FerryLog.generic(1) }
  func place() { FerryLog.place() }
  func all() { FerryStops.all("a", "b") }
  func change() -> String { var name = "a"; FerryStops.change(&name); return name }
  func six() { FerryFare.six(1, 2, 3, 4, 5, 6) }
  func add() -> Int { FerryRoster.rows.append("row"); return FerryRoster.rows.count }
  func increase() -> Int { FerryRoster.count += 1; return FerryRoster.count }
  func ring(_ bells: [Int]) -> Int { FerryBell.ring(bells[0]) + FerryBell.ring(3) }
}
