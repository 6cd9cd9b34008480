/// The first lines of a file of doubles, and the marks between its sections.
enum MockHeader {
  static let mark = "// Made by 'depstructs mock"

  static func lines(_ request: MockRequest) -> [String] {
    var words = request.protocols.sorted().map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    words += request.owners.sorted().map { "--for \($0)" }
    words += request.modules.sorted().map { "--module \($0)" }
    if let access = request.access { words.append("--access \(access.rawValue)") }
    return [
      "\(mark) \(words.joined(separator: " "))': run it again when a protocol changes.",
      "// What stands between \"Yours\" and \"Generated from here\" is kept.",
    ]
  }

  static func section(_ name: String) -> String { "// MARK: - \(name)" }

  /// The names of the sections that differ between two files; the header counts as the file.
  static func changed(from old: String, to new: String) -> [String] {
    let (old, new) = (sections(of: old), sections(of: new))
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  private static func sections(of text: String) -> [String: [String]] {
    var sections: [String: [String]] = [:]
    var name = KeptParts.file
    for line in text.lines {
      if line.hasPrefix("// MARK: - "), !KeptParts.isStart(line), line != KeptParts.end {
        name = String(line.dropFirst("// MARK: - ".count))
      }
      sections[name, default: []].append(line)
    }
    return sections
  }
}
