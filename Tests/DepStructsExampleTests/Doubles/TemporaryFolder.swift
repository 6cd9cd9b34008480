import Foundation

/// A folder of its own for a test, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("DepStructsExampleTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A folder that not even the superuser can make: its parent is a file.
  func unwritable() throws -> URL {
    let file = url.appendingPathComponent("file")
    try Data().write(to: file)
    return file.appendingPathComponent("cache")
  }
}
