import DepWorkspace

/// Writes what a command makes: to a file where one is named, else to standard output.
struct OutputFiles: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    var host: Host
    var terminal: Terminal
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func write(_ text: String, to path: String?) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String?) throws {
    guard let path else {
      return try dependencies.terminal.write(String(decoding: bytes, as: UTF8.self))
    }
    try dependencies.fileSystem.write(bytes, location(path))
  }

  /// Takes a file away, if it is there.
  func remove(_ path: String) throws {
    let location = location(path)
    if dependencies.fileSystem.exists(location) { try dependencies.fileSystem.remove(location) }
  }

  /// Refuses a file that cannot be written because its folder does not exist.
  func check(_ path: String?) throws {
    guard let path, let folder = PathText.parent(location(path)) else { return }
    guard dependencies.fileSystem.exists(folder) else {
      throw ToolFailure("\(path): the folder does not exist; no file was changed")
    }
  }

  /// The text of a file; nil where there is none.
  func text(of path: String) throws -> String? {
    let location = location(path)
    guard dependencies.fileSystem.exists(location) else { return nil }
    return String(decoding: try dependencies.fileSystem.read(location), as: UTF8.self)
  }

  /// The lines of a file for a report; none where it cannot be read.
  func lines(of path: String, _ range: ClosedRange<Int>) -> [String] {
    guard let bytes = try? dependencies.fileSystem.read(location(path)) else { return [] }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: range.upperBound,
      omittingEmptySubsequences: false)
    guard range.lowerBound <= lines.count, range.lowerBound >= 1 else { return [] }
    return lines[(range.lowerBound - 1)..<min(range.upperBound, lines.count)].map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  private func location(_ path: String) -> String {
    PathText.absolute(path, in: dependencies.host.currentFolder())
  }
}
