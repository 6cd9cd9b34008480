import Foundation

final class TileServer: Sendable {
  static let shared = TileServer()

  func url(_ x: Int, _ y: Int) -> String { "tile://\(x)/\(y)" }
}

struct TileKey: Hashable, Sendable {
  var x: Int
  var y: Int

  func url() -> String { TileServer.shared.url(x, y) }
}
