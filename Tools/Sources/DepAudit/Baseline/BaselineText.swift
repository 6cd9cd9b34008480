internal import DepJSON

/// The text of a baseline: JSON with the version first, then one entry on each line, sorted.
///
/// So a review shows what changed, and two branches that removed different lines merge cleanly as
/// long as the lines do not touch. When they do, ``repair(_:file:)`` reads what git left.
package enum BaselineText {
  /// The version of the format that this tool writes.
  package static let version = 1

  /// The text for some entries, with a newline at its end.
  package static func text(for entries: [BaselineEntry]) -> String {
    let lines = Set(entries).sorted().map { "    " + line(for: $0) }
    return """
      {
        "version": \(version),
        "entries": [
      \(lines.isEmpty ? "" : lines.joined(separator: ",\n") + "\n")  ]
      }

      """
  }

  /// The entries of a text, sorted.
  package static func parse(_ text: String, file: String) throws(BaselineError) -> [BaselineEntry] {
    if let marker = ConflictMarkers.firstLine(in: text) {
      throw BaselineError(
        file: file, line: marker, column: 1, problem: "git left a conflict in the baseline",
        nextStep: "run 'depstructs audit --update-baseline', which repairs it")
    }
    let reader = BaselineReader(text, file: file)
    let entries = try reader.entries(commas: .asInJSON)
    try reader.requireDistinct(entries)
    return entries.map(\.entry).sorted()
  }

  /// The entries of a text that may hold conflicts of a merge: those of both sides.
  ///
  /// Entries that both sides changed are there twice; the lower count holds when the baseline is
  /// updated.
  package static func repair(_ text: String, file: String) throws(BaselineError) -> [BaselineEntry]
  {
    try BaselineReader(ConflictMarkers.bothSides(of: text), file: file)
      .entries(commas: .optional).map(\.entry).sorted()
  }

  private static func line(for entry: BaselineEntry) -> String {
    let fields = [
      ("module", entry.module), ("type", entry.type), ("rule", entry.rule),
      ("expression", entry.expression),
    ]
    let texts = fields.map { "\"\($0.0)\": \(quoted($0.1))" }
    return "{" + texts.joined(separator: ", ") + ", \"count\": \(entry.count)}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
