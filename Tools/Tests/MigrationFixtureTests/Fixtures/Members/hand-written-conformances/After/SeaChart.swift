import Foundation

protocol DepthSurveyProtocol: Sendable {
  func depth(_ cell: Int) -> Int
}

final class DepthSurvey: Sendable {
  static let shared = DepthSurvey()
  func depth(_ cell: Int) -> Int { cell * 7 }
}

extension DepthSurvey: DepthSurveyProtocol {}

struct SeaChart: Encodable, Hashable {
  struct Dependencies {
    var depthSurvey: any DepthSurveyProtocol

    static var defaultDependencies: Self {
      Self(depthSurvey: DepthSurvey.shared)
    }
  }

  private let dependencies: Dependencies

  enum CodingKeys: String, CodingKey { case cell }

  let cell: Int

  init(cell: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.cell = cell
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cell, forKey: .cell)
  }

  static func == (left: SeaChart, right: SeaChart) -> Bool { left.cell == right.cell }

  func hash(into hasher: inout Hasher) { hasher.combine(cell) }

  func depth() -> Int { dependencies.depthSurvey.depth(cell) }
}
