package import Foundation

/// Keeps files.
package protocol FileStorage: Sendable {
  /// The bytes of a file, or nil where there is none that can be read.
  func contents(of file: URL) -> Data?
  /// Writes a file in one step, and the folder before it where there is none.
  func write(_ data: Data, to file: URL) throws
}

/// The files of this computer: a leaf, with nothing below it but the system.
package struct LocalFiles: FileStorage {
  package init() {}

  package func contents(of file: URL) -> Data? {
    // depstructs:ignore hidden-ambient-value - this type is the way to the disk
    try? Data(contentsOf: file)
  }

  package func write(_ data: Data, to file: URL) throws {
    // depstructs:ignore hidden-system-singleton - this type is the way to the disk
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // depstructs:ignore hidden-ambient-value - this type is the way to the disk
    try data.write(to: file, options: .atomic)
  }
}
