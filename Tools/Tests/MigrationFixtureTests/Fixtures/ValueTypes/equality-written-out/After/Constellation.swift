import Foundation

protocol StarChartProtocol: Sendable {
  func stars(_ name: String) -> Int
}

final class StarChart: Sendable {
  static let shared = StarChart()

  func stars(_ name: String) -> Int { name.count + 1 }
}

extension StarChart: StarChartProtocol {}

struct Constellation: Hashable {
  struct Dependencies {
    var starChart: any StarChartProtocol

    static var defaultDependencies: Self {
      Self(starChart: StarChart.shared)
    }
  }

  let name: String
  var dependencies: Dependencies = .defaultDependencies

  static func == (left: Constellation, right: Constellation) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  func stars() -> Int { dependencies.starChart.stars(name) }
}
