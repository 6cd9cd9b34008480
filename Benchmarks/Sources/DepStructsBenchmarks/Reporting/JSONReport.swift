import Foundation

/// The results as a file for other programs.
struct JSONReport {
  private let file: URL

  /// Takes a path, and stops at once where nothing can be written: a run takes minutes.
  init(path: String) throws(Failure) {
    file = URL(fileURLWithPath: path)
    let manager = FileManager.default
    let folder = file.deletingLastPathComponent().path
    let isWritable =
      manager.fileExists(atPath: file.path)
      ? manager.isWritableFile(atPath: file.path) : manager.isWritableFile(atPath: folder)
    guard isWritable else { throw Failure(message: "cannot write \(path)") }
  }

  /// Writes the rows, sorted by name, so that two files can be compared line by line.
  func write(_ rows: [Row]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(rows.sorted { $0.name < $1.name })
    data.append(contentsOf: "\n".utf8)
    try data.write(to: file)
  }
}
