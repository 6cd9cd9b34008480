final class Cartographer: Sendable {
  static let shared = Cartographer()
  static let scale = 25_000
  static func normalise(_ name: String) -> String { name.lowercased() }
  func sheet(_ name: String) -> String { "sheet \(name)" }
}

final class MapRoom {
  init() {}

  func find(_ name: String) -> String {
    Cartographer.shared.sheet(Cartographer.normalise(name)) + " 1:\(Cartographer.scale)"
  }
}
