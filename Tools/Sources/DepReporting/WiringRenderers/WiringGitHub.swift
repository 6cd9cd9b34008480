import DepFacts
import DepWiring

/// Workflow commands that GitHub Actions turns into annotations.
enum WiringGitHub {
  static func render(_ problems: [WiringProblem]) -> String {
    problems.map { problem in
      let kind = problem.severity == "note" ? "notice" : problem.severity
      let properties = [
        ("file", problem.path), ("line", "\(problem.position.line)"),
        ("col", "\(problem.position.column)"), ("title", problem.name.rawValue),
      ]
      let notes = problem.notes.map { note in
        ([note.message] + note.lines).joined(separator: "\n")
      }
      return GitHubCommand.text(
        kind, properties, ([problem.message] + notes).joined(separator: "\n")) + "\n"
    }.joined()
  }
}
