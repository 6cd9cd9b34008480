import DepWorkspace
import Foundation

/// A folder on the disk that is removed at the end of a test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("depstructs-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FileSystem.live.realPath(url.path) ?? url.path
  }

  deinit {
    // Folders that a test made unreadable cannot be removed as they are.
    for folder in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      _ = chmod(PathText.join(path, folder), 0o755)
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  func callAsFunction(_ name: String) -> String { PathText.join(path, name) }

  func put(_ text: String, at name: String) throws {
    let folder = PathText.parent(self(name)) ?? path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  func text(at name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  /// Whether permissions bind this user; they do not bind root.
  static var permissionsApply: Bool { geteuid() != 0 }
}
