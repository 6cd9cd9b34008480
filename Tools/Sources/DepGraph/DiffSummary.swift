internal import DepModel

extension GraphDiff {
  /// The whole difference in one line: `2 hidden places fewer, 1 new cycle: A → B → A`.
  package var summary: String {
    if isEmpty { return "No dependency was added, removed or changed" }
    var parts = Dependency.State.allCases.compactMap { state -> String? in
      let difference = countsAfter[state] - countsBefore[state]
      if difference == 0 { return nil }
      let noun = abs(difference) == 1 ? state.unit : state.unit + "s"
      let word = difference > 0 ? "more" : "fewer"
      return "\(abs(difference)) \(state.rawValue) \(noun) \(word)"
    }
    if parts.isEmpty { parts.append("The counts of all states are unchanged") }
    parts += Self.sentence(newCycles, what: "new")
    parts += Self.sentence(brokenCycles, what: "broken")
    return parts.joined(separator: ", ")
  }

  private static func sentence(_ cycles: [Cycle], what: String) -> [String] {
    if cycles.isEmpty { return [] }
    let names = cycles.prefix(3).map(\.name).joined(separator: "; ")
    let rest = cycles.count > 3 ? "; and \(cycles.count - 3) more" : ""
    return ["\(cycles.count) \(what) \(cycles.count == 1 ? "cycle" : "cycles"): \(names)\(rest)"]
  }
}
