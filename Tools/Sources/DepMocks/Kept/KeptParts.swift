/// The parts of a file that belong to the user, kept when the file is generated again.
struct KeptParts: Sendable {
  /// The lines by what they stand in: the name of a double, or the file.
  private(set) var lines: [String: [String]] = [:]

  static let file = "this file"
  static let end = "// MARK: - Generated from here"
  private static let startText = "// MARK: - Yours in "
  private static let startEnd = ", kept when this file is generated again"

  static func start(_ name: String) -> String { startText + name + startEnd }

  static func isStart(_ line: String) -> Bool { name(of: line) != nil }

  private static func name(of line: String) -> String? {
    let line = line.trimmed
    guard line.hasPrefix(startText), line.hasSuffix(startEnd) else { return nil }
    return String(line.dropFirst(startText.count).dropLast(startEnd.count))
  }

  init() {}

  /// Reads the parts of a file; nil where they are not as they were written.
  init?(_ text: String) {
    var open: String?
    for line in text.lines {
      let line = line.hasSuffix("\r") ? String(line.dropLast()) : line
      if let name = Self.name(of: line) {
        guard open == nil, lines[name] == nil else { return nil }
        open = name
        lines[name] = []
      } else if line.trimmed == Self.end {
        guard open != nil else { return nil }
        open = nil
      } else if let open {
        lines[open]?.append(line)
      }
    }
    if open != nil { return nil }
  }

  subscript(name: String) -> [String] { lines[name] ?? [] }

  /// The names of parts in which something is written.
  var written: [String] {
    lines.filter { !$0.value.allSatisfy { $0.trimmed.isEmpty } }.keys.sorted()
  }
}
