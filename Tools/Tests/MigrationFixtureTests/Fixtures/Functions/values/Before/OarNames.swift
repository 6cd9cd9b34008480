final class OarRack: Sendable {
  static let shared = OarRack()
  func name(_ index: Int) -> String { "oar\(index)" }
}

enum OarNames {
  static func name(_ index: Int) -> String { OarRack.shared.name(index) }
  static func label(_ index: Int) -> String { "#" + OarRack.shared.name(index) }
  static func mark(_ index: Int) -> String { "!" + OarRack.shared.name(index) }
  static func last() -> String { OarRack.shared.name(9) }

  static func labels() -> [String] { [1, 2].map(label) }
  static func marks() -> [String] { [1, 2].map(Self.mark(_:)) }
}

enum OarColor {
  case red, last
  static func first() -> OarColor { .last }
}

struct OarWall {
  let last = "wall"
  func names() -> [String] { [3].map(OarNames.name) + [last] }
}
