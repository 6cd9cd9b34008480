import Foundation

final class WombatStore {
  struct Dependencies {
    var writeData: @Sendable (Data, URL, Data.WritingOptions) throws -> Void
    var writeText: @Sendable (String, URL, Bool, String.Encoding) throws -> Void
    var readData: @Sendable (URL) throws -> Data

    static var defaultDependencies: Self {
      Self(
        writeData: { try $0.write(to: $1, options: $2) },
        writeText: { try $0.write(to: $1, atomically: $2, encoding: $3) },
        readData: { try Data(contentsOf: $0) }
      )
    }
  }

  private let dependencies: Dependencies

  private let folder: URL

  init(folder: URL, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.folder = folder
  }

  func save(_ burrows: [String]) throws {
    let data = try JSONEncoder().encode(burrows)
    try dependencies.writeData(data, folder.appendingPathComponent("burrows.json"), .atomic)
    try dependencies.writeText(
        burrows.joined(separator: "\n"),
        folder.appendingPathComponent("burrows.txt"),
        true,
        .utf8
      )
  }

  func load() throws -> [String] {
    let data = try dependencies.readData(folder.appendingPathComponent("burrows.json"))
    return try JSONDecoder().decode([String].self, from: data)
  }
}

/// A stream is no file, and what may be nil is no data.
struct WombatLetter: TextOutputStreamable {
  let lines: [String]
  let seal: Data?

  func write(to target: inout some TextOutputStream) {
    for line in lines { line.write(to: &target) }
  }

  func close(at url: URL) {
    try? seal?.write(to: url)
  }
}
