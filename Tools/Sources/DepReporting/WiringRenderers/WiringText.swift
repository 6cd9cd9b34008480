import DepFacts
package import DepWiring

/// One line for each problem and note, in the manner of the compiler.
package struct WiringText {
  private let problems: [WiringProblem]
  private let folder: String?

  /// Paths stand below the folder where one is given.
  package init(_ problems: [WiringProblem], folder: String?) {
    self.problems = problems
    self.folder = folder
  }

  package func render() -> String { problems.map(text).joined() }

  private func text(_ problem: WiringProblem) -> String {
    let kind = problem.severity
    var lines = [
      "\(place(problem.path, problem.position)): \(kind): \(OneLine.of(problem.message)) "
        + "[\(problem.name.rawValue)]"
    ]
    for note in problem.notes {
      lines.append("\(place(note.path, note.position)): note: \(OneLine.of(note.message))")
      lines += note.lines.map { "    \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func place(_ path: String, _ position: SourcePosition) -> String {
    let full =
      path.hasPrefix("/") ? path : folder.map { "\($0)/\(path)" } ?? path
    return "\(full):\(position.line):\(position.column)"
  }
}
