import Foundation

final class GemScale: Sendable {
  static let shared = GemScale()
  func price(_ carats: Int) -> Int { carats * 900 }
}

struct GemStone {
  let name: String
  let carats: Int

  func price() -> Int { GemScale.shared.price(carats) }
}

extension GemStone {
  init(rough name: String) {
    self.name = "rough " + name
    self.carats = 1
  }
}
