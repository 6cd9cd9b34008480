import Foundation

enum LanternSettings6170 {
  static func wick() -> String? { UserDefaults.standard.string(forKey: "wick6170") }
  static func label<Value>(_ value: Value) -> String { "\(value) \(wick() ?? "none")" }
}

/// Its function takes the store, and so the settings as well.
struct LanternShop6170 {
  static func open() -> String {
    let wick = LanternSettings6170.wick() ?? "no wick"
    let isThere = FileManager.default.fileExists(atPath: "/")
    return "\(wick) \(isThere)"
  }

  static var sign: String { LanternSettings6170.wick() ?? "no sign" }
}

/// A function that calls others alone is a facade itself.
enum LanternHelp6170 {
  static func text() -> String { LanternSettings6170.wick() ?? "no help" }
}

/// A generic function fits in no closure.
enum LanternBox6170 {
  static func pack() -> String {
    let isThere = FileManager.default.fileExists(atPath: "/")
    return "\(isThere) \(LanternSettings6170.label(1)) \(LanternSettings6170.label(2))"
  }
}
