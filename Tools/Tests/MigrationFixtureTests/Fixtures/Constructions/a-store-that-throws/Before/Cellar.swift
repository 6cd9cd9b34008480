import Foundation
import GRDB

final class Cellar6165 {
  private let queue: DatabaseQueue
  private let url: URL

  init(name: String) throws {
    queue = try DatabaseQueue()
    url = try Self.url(name)
  }

  func list() -> String { queue.read() + " of " + url.lastPathComponent }

  static func url(_ name: String) throws -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(name)
  }
}
