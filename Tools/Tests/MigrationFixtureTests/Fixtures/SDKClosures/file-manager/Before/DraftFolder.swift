import Foundation

struct DraftFolder {
  private let folder: URL

  init(named name: String) {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  }

  func save(_ text: String, as name: String) throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name).path
    guard FileManager.default.createFile(atPath: path + ".bak", contents: nil) else { return false }
    return FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  func text(of name: String) -> String? {
    let path = folder.appendingPathComponent(name).path
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  func remove() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.removeItem(at: folder)
  }
}
