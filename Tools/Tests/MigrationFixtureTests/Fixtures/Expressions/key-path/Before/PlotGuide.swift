final class Almanac: Sendable {
  static let shared = Almanac()
  let frost = "May"
  let harvest = "August"
}

final class PlotGuide {
  init() {}

  func month(_ path: KeyPath<Almanac, String>) -> String { Almanac.shared[keyPath: path] }

  func both() -> String { month(\.frost) + Almanac.shared[keyPath: \.harvest] }
}
