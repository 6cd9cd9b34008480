import Foundation

final class RoadAtlas: Sendable {
  static let shared = RoadAtlas()

  func town(at kilometre: Int) -> String { kilometre < 10 ? "Aach" : "Zell" }
}

struct Kilometre {
  let value: Int

  func town() -> String { RoadAtlas.shared.town(at: value) }
}

extension Kilometre {
  init(miles: Int) {
    self.init(value: miles * 16 / 10)
  }
}
