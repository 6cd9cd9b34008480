import Foundation

struct NoTiles: Error {}

protocol TileKilnProtocol: Sendable {
  func tiles(_ name: String) -> Int
}

final class TileKiln: Sendable {
  static let shared = TileKiln()
  func tiles(_ name: String) -> Int { name.count * 5 }
}

extension TileKiln: TileKilnProtocol {}

final class Mosaic {
  struct Dependencies {
    var tileKiln: any TileKilnProtocol

    static var defaultDependencies: Self {
      Self(tileKiln: TileKiln.shared)
    }
  }

  private let dependencies: Dependencies

  let tiles: Int

  init(tiles: Int, dependencies: Dependencies = .defaultDependencies) throws {
    self.dependencies = dependencies
    guard tiles > 0 else { throw NoTiles() }
    self.tiles = tiles
  }

  convenience init(names: [String], dependencies: Dependencies = .defaultDependencies) throws {
    var sum = 0
    for name in names { sum += dependencies.tileKiln.tiles(name) }
    try self.init(tiles: sum, dependencies: dependencies)
  }

  convenience init?(name: String, dependencies: Dependencies = .defaultDependencies) {
    do {
      try self.init(names: [name], dependencies: dependencies)
    } catch {
      return nil
    }
  }
}
