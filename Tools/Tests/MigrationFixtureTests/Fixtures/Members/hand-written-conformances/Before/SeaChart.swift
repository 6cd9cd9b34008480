import Foundation

final class DepthSurvey: Sendable {
  static let shared = DepthSurvey()
  func depth(_ cell: Int) -> Int { cell * 7 }
}

struct SeaChart: Encodable, Hashable {
  enum CodingKeys: String, CodingKey { case cell }

  let cell: Int

  init(cell: Int) {
    self.cell = cell
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cell, forKey: .cell)
  }

  static func == (left: SeaChart, right: SeaChart) -> Bool { left.cell == right.cell }

  func hash(into hasher: inout Hasher) { hasher.combine(cell) }

  func depth() -> Int { DepthSurvey.shared.depth(cell) }
}
