/// What the Swift compiler complains about.
package enum CompilerOutput {
  /// Errors with a place in a file, each once, in order of appearance.
  package static func complaints(in output: String) -> [Complaint] {
    var known: Set<Complaint> = []
    return OutputLine.lines(of: output).compactMap(complaint).filter {
      known.insert($0).inserted
    }
  }

  /// Reads `path:line:column: error: text`; what tests print has no column.
  private static func complaint(_ line: OutputLine) -> Complaint? {
    guard let (before, message) = line.split(at: ": error: "),
      let place = OutputLine.place(before), let column = place.column, place.path != "<unknown>"
    else { return nil }
    return Complaint(
      kind: .compiler, path: place.path, line: place.line, column: column,
      message: String(message))
  }
}
