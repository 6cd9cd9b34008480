import Foundation

struct NoTiles: Error {}

final class TileKiln: Sendable {
  static let shared = TileKiln()
  func tiles(_ name: String) -> Int { name.count * 5 }
}

final class Mosaic {
  let tiles: Int

  init(tiles: Int) throws {
    guard tiles > 0 else { throw NoTiles() }
    self.tiles = tiles
  }

  convenience init(names: [String]) throws {
    var sum = 0
    for name in names { sum += TileKiln.shared.tiles(name) }
    try self.init(tiles: sum)
  }

  convenience init?(name: String) {
    do {
      try self.init(names: [name])
    } catch {
      return nil
    }
  }
}
