import Foundation

final class WombatStore {
  private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  func save(_ burrows: [String]) throws {
    let data = try JSONEncoder().encode(burrows)
    try data.write(to: folder.appendingPathComponent("burrows.json"), options: .atomic)
    try burrows.joined(separator: "\n")
      .write(
        to: folder.appendingPathComponent("burrows.txt"),
        atomically: true,
        encoding: .utf8
      )
  }

  func load() throws -> [String] {
    let data = try Data(contentsOf: folder.appendingPathComponent("burrows.json"))
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
