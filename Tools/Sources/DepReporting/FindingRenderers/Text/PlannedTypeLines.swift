internal import DepPlan

/// What `depstructs migrate` would do to one type: the struct that it writes, and what it leaves.
struct PlannedTypeLines {
  let outcome: TypeOutcome
  let style: TextStyle

  func lines() -> [String] { section(title, written) + section("\(command) leaves", left) }

  private var command: String { "'depstructs migrate \(outcome.key)'" }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", style.paint(title, .strong)] + lines
  }

  private var title: String {
    outcome.declaration.isEmpty
      ? "\(command) adds to its 'Dependencies'" : "\(command) writes"
  }

  private var written: [String] {
    if outcome.declaration.isEmpty {
      return outcome.fields.map { "  var \($0.name): \($0.type)  // live: \($0.live)" }
    }
    return outcome.declaration.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  private var left: [String] {
    let places = outcome.left.isEmpty ? [outcome.refusal].compactMap(\.self) : outcome.left
    return places.map { "  " + MigrationTextRenderer.text($0) }
  }
}
