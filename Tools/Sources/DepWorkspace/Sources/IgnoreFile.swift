/// The patterns of one `.gitignore`.
struct IgnoreFile: Sendable {
  private struct Line: Sendable {
    var pattern: PathPattern
    var isNegated: Bool
  }

  private let lines: [Line]
  /// How many names the folder of the file has, counted from the root of the disk.
  private let depth: Int

  init(_ bytes: [UInt8], depth: Int) {
    self.depth = depth
    lines = bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }).compactMap(Self.line)
  }

  var isEmpty: Bool { lines.isEmpty }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
    var rest = bytes
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    while rest.last == UInt8(ascii: " "), rest.dropLast().last != UInt8(ascii: "\\") {
      rest.removeLast()
    }
    guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    return PathPattern(bytes: rest).map { Line(pattern: $0, isNegated: isNegated) }
  }

  /// Whether the last line that matches ignores it; nil where none matches.
  func decision(_ names: [[UInt8]], isFolder: Bool) -> Bool? {
    guard names.count > depth else { return nil }
    let inside = names[depth...]
    return lines.lastIndex { $0.pattern.matches(inside, isFolder: isFolder) }
      .map { !lines[$0].isNegated }
  }
}
