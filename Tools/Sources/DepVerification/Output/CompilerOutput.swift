/// What the Swift compiler complains about.
package enum CompilerOutput {
  /// Errors with a place in a file, each once, in order of appearance.
  package static func diagnostics(in output: String) -> [Diagnostic] {
    var known: Set<Diagnostic> = []
    return OutputLine.lines(of: output).compactMap(diagnostic).filter {
      known.insert($0).inserted
    }
  }

  /// Reads `path:line:column: error: text`; what tests print has no column.
  private static func diagnostic(_ line: OutputLine) -> Diagnostic? {
    guard let (before, message) = line.split(at: ": error: "),
      let place = OutputLine.place(before), let column = place.column, place.path != "<unknown>"
    else { return nil }
    return Diagnostic(
      kind: .compiler, path: place.path, line: place.line, column: column,
      message: String(message))
  }
}
