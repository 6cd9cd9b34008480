import Foundation

final class StarChart: Sendable {
  static let shared = StarChart()

  func stars(_ name: String) -> Int { name.count + 1 }
}

struct Constellation: Hashable {
  let name: String

  static func == (left: Constellation, right: Constellation) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  func stars() -> Int { StarChart.shared.stars(name) }
}
