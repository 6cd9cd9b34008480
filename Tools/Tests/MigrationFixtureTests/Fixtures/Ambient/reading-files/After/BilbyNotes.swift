import Foundation

final class BilbyNotes {
  struct Dependencies {
    var readText: @Sendable (URL, String.Encoding) throws -> String
    var readData: @Sendable (URL) throws -> Data

    static var defaultDependencies: Self {
      Self(
        readText: { try String(contentsOf: $0, encoding: $1) },
        readData: { try Data(contentsOf: $0) })
    }
  }

  private let dependencies: Dependencies

  let folder: URL

  init(folder: URL, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.folder = folder
  }

  func text(_ name: String) -> String? {
    try? dependencies.readText(folder.appendingPathComponent(name), .utf8)
  }

  func bytes(_ name: String) throws -> Data {
    try dependencies.readData(folder.appendingPathComponent(name))
  }

  func table(_ name: String) -> NSDictionary? {
    NSDictionary(contentsOf: folder.appendingPathComponent(name))
  }
}
