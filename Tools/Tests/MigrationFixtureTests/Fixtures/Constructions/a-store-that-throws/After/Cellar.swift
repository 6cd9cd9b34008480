import Foundation
import GRDB

final class Cellar6165 {
  struct Dependencies {
    var makeDatabaseQueue: @Sendable () throws -> DatabaseQueue
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(makeDatabaseQueue: { try DatabaseQueue() }, fileManager: FileManager.default)
    }
  }

  private let queue: DatabaseQueue
  private let url: URL

  init(name: String, dependencies: Dependencies = .defaultDependencies) throws {
    queue = try dependencies.makeDatabaseQueue()
    url = try Self.url(name, dependencies: dependencies)
  }

  func list() -> String { queue.read() + " of " + url.lastPathComponent }

  static func url(_ name: String, dependencies: Dependencies = .defaultDependencies) throws -> URL {
    dependencies.fileManager.temporaryDirectory.appendingPathComponent(name)
  }
}
