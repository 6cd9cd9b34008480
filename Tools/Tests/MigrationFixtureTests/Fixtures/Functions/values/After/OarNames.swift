protocol OarRackProtocol: Sendable {
  func name(_ index: Int) -> String
}

final class OarRack: Sendable {
  static let shared = OarRack()
  func name(_ index: Int) -> String { "oar\(index)" }
}

extension OarRack: OarRackProtocol {}

enum OarNames {
  struct Dependencies {
    var oarRack: any OarRackProtocol

    static var defaultDependencies: Self {
      Self(oarRack: OarRack.shared)
    }
  }

  static func name(_ index: Int) -> String { OarRack.shared.name(index) }
  static func label(_ index: Int) -> String { "#" + OarRack.shared.name(index) }
  static func mark(_ index: Int) -> String { "!" + OarRack.shared.name(index) }
  static func last(dependencies: Dependencies = .defaultDependencies) -> String {
    dependencies.oarRack.name(9)
  }

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
