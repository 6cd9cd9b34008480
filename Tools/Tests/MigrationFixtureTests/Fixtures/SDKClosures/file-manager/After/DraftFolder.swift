import Foundation

struct DraftFolder {
  struct Dependencies {
    var temporaryDirectory: @Sendable () -> URL
    var createDirectory: @Sendable (URL) throws -> Void
    var createFile: @Sendable (String, Data?) -> Bool
    var contentsOfDirectory: @Sendable (String) throws -> [String]
    var contentsOfFile: @Sendable (String) -> Data?
    var fileExists: @Sendable (String) -> Bool
    var removeItem: @Sendable (URL) throws -> Void

    static var defaultDependencies: Self {
      Self(
        temporaryDirectory: { FileManager.default.temporaryDirectory },
        createDirectory: {
          try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
        },
        createFile: { FileManager.default.createFile(atPath: $0, contents: $1) },
        contentsOfDirectory: { try FileManager.default.contentsOfDirectory(atPath: $0) },
        contentsOfFile: { FileManager.default.contents(atPath: $0) },
        fileExists: { FileManager.default.fileExists(atPath: $0) },
        removeItem: { try FileManager.default.removeItem(at: $0) })
    }
  }

  private let dependencies: Dependencies

  private let folder: URL

  init(named name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    folder = dependencies.temporaryDirectory().appendingPathComponent(name)
  }

  func save(_ text: String, as name: String) throws -> Bool {
    try dependencies.createDirectory(folder)
    let path = folder.appendingPathComponent(name).path
    guard dependencies.createFile(path + ".bak", nil) else { return false }
    return dependencies.createFile(path, Data(text.utf8))
  }

  func names() throws -> [String] {
    try dependencies.contentsOfDirectory(folder.path).sorted()
  }

  func text(of name: String) -> String? {
    let path = folder.appendingPathComponent(name).path
    return dependencies.contentsOfFile(path).map { String(decoding: $0, as: UTF8.self) }
  }

  func remove() throws {
    guard dependencies.fileExists(folder.path) else { return }
    try dependencies.removeItem(folder)
  }
}
