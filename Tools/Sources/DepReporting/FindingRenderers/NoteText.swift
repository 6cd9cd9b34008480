internal import DepAudit
internal import DepFacts

/// A remark on a finding as a line of text.
enum NoteText {
  static func of(_ note: FindingNote) -> String {
    guard let file = note.file else { return note.message }
    guard let position = note.position else { return "\(note.message) (\(file))" }
    return "\(note.message) (\(file):\(position.line):\(position.column))"
  }
}
