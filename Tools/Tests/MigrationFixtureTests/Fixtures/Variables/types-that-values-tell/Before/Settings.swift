import Foundation

struct Shade2902 { var name: String }

enum Palette2902 {
  static func moss() -> Shade2902 { Shade2902(name: "moss") }
  static func shade(_ name: String) -> Shade2902? { Shade2902(name: name) }
}

enum Settings2902 {
  enum Mode {
    case compact
    case wide(Int)
  }

  nonisolated(unsafe) static var mode = Mode.compact
  nonisolated(unsafe) static var other = Mode.wide(3)
  nonisolated(unsafe) static var shade = Palette2902.moss()
  nonisolated(unsafe) static var spare = Palette2902.shade("fern")
  nonisolated(unsafe) static var seen = NSMutableDictionary()
  nonisolated(unsafe) static var names: [String] = []
  nonisolated(unsafe) static var current: String = "none"

  static func apply(wide: Int, _ shade: Shade2902, at place: String) {
    mode = .wide(wide)
    other = .wide(wide)
    self.shade = shade
    spare = shade
    current = place
  }
}
