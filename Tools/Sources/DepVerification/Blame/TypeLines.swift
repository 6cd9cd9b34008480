internal import DepFacts

/// On which lines of which files the declarations of types stand.
struct TypeLines: Sendable {
  private struct Entry {
    var lines: ClosedRange<Int32>
    var key: String
  }

  private let entries: [String: [Entry]]

  init(_ records: [SourceRecord]) {
    var entries: [String: [Entry]] = [:]
    for record in records { entries[record.path] = Self.entries(of: record) }
    self.entries = entries
  }

  /// The types around a line, the innermost first, as keys.
  func types(around line: Int, in path: String) -> [String] {
    guard let line = Int32(exactly: line) else { return [] }
    // Parents stand before their children.
    return (entries[path] ?? []).filter { $0.lines.contains(line) }.reversed().map(\.key)
  }

  private static func entries(of record: SourceRecord) -> [Entry] {
    var names: [String] = []
    return record.facts.types.map { type in
      let parent = Int(type.parent)
      let name = names.indices.contains(parent) ? "\(names[parent]).\(type.name)" : type.name
      names.append(name)
      let first = type.position.line
      return Entry(lines: first...max(first, type.lastLine), key: "\(record.module).\(name)")
    }
  }
}
