internal import DepFacts
internal import DepPlan

/// The summary of a migration for people.
package struct MigrationTextRenderer {
  private let report: MigrationReport
  private let totals: MigrationTotals

  package init(_ report: MigrationReport) {
    self.report = report
    totals = MigrationTotals(report)
  }

  package func render() -> String {
    var lines = report.plan.outcomes.flatMap(lines(of:))
    if !lines.isEmpty { lines.append("") }
    lines += summary
    lines += report.plan.notes.map { "note: " + OneLine.of($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Types

  private func lines(of outcome: TypeOutcome) -> [String] {
    let name = Self.word(outcome.status).padding(to: 10) + "\(outcome.module).\(outcome.name)"
    var left = outcome.left
    let detail: String
    switch outcome.status {
    case .migrated, .partly: detail = change(of: outcome)
    case .skipped, .putBack:
      detail = outcome.refusal.map(Self.text) ?? ""
      left.removeAll { $0 == outcome.refusal }
    }
    return [detail.isEmpty ? name : "\(name)  \(detail)"]
      + left.map { "            left: " + Self.text($0) }
      + Self.uncounted(outcome.uncounted).map { "            not counted: " + $0 }
      + outcome.callers.map { "            change: " + Self.text($0) }
  }

  private func change(of outcome: TypeOutcome) -> String {
    if outcome.rewrittenCount == 0, outcome.fields.isEmpty {
      let count = outcome.callers.count
      return (count == 0 ? "no caller left" : Counted.noun(count, "caller")) + " to change"
    }
    let places = Self.places(outcome.rewrittenCount, "place")
    guard !outcome.fields.isEmpty else { return "\(places) \(outcome.state), in fields that exist" }
    return "\(places) " + Counted.noun(outcome.fields.count, "\(outcome.state) field")
  }

  /// `1 place becomes`, `7 places become`.
  private static func places(_ count: Int, _ noun: String) -> String {
    Counted.noun(count, noun) + (count == 1 ? " becomes" : " become")
  }

  /// A place that was left, with the reason.
  static func text(_ place: SkippedUse) -> String {
    let parts = [place.expression, place.reason.rawValue, place.detail]
    return "\(location(place.path, place.position)): "
      + parts.filter { !$0.isEmpty }.map(OneLine.of).joined(separator: ": ")
  }

  /// A line for each kind, with the first places.
  private static func uncounted(_ places: [UncountedPlace]) -> [String] {
    CountableKind.allCases.compactMap { kind in
      let shown = places.filter { $0.kind == kind }
      guard !shown.isEmpty else { return nil }
      let first = shown.prefix(mostPlaces).map {
        "\(location($0.path, $0.position)) " + OneLine.of($0.expression)
      }
      let rest = shown.count - first.count
      return "\(kind.rawValue): " + first.joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
    }
  }

  private static let mostPlaces = 3

  private static func text(_ caller: CallerToChange) -> String {
    let owner = caller.owner.isEmpty ? "" : " in '\(caller.owner)':"
    let remedy =
      caller.atHand.isEmpty
      ? "pass 'dependencies:'; nothing here holds the values yet"
      : "pass 'dependencies:'; available here: " + caller.atHand.joined(separator: ", ")
    return "\(location(caller.path, caller.position)):\(owner) \(remedy)"
  }

  private static func location(_ path: String, _ position: SourcePosition) -> String {
    "\(path):\(position.line):\(position.column)"
  }

  // MARK: Totals

  private var summary: [String] {
    guard totals.typeCount > 0 else {
      return report.plan.changes.isEmpty
        ? ["nothing to do: there is nothing to change in the types"] : [files]
    }
    let counts = TypeOutcome.Status.allCases.filter { totals[$0] > 0 }
      .map { "\(Counted.grouped(totals[$0])) \(Self.word($0))" }
    var lines = ["\(Counted.noun(totals.typeCount, "type")): \(Counted.list(counts))"]
    if let ratio { lines.append(ratio) }
    lines += reasons
    lines.append(files)
    if case .verified(let verified) = report.extent { lines += Self.lines(of: verified) }
    return lines
  }

  private var ratio: String? {
    let total = totals.rewritten + totals.left
    guard total > 0 else { return nil }
    return
      "\(Counted.grouped(totals.rewritten)) of \(Self.places(total, totals.noun)) \(totals.state)"
      + " (\(totals.rewritten * 100 / total) %)"
  }

  private var reasons: [String] {
    let types = totals.reasons.filter { $0.typeCount > 0 }
      .map { "\($0.name.rawValue) \(Counted.grouped($0.typeCount))" }
    let places = totals.reasons.filter { $0.placeCount > 0 }
      .map { "\($0.name.rawValue) \(Counted.grouped($0.placeCount))" }
    return (types.isEmpty ? [] : ["types skipped: " + types.joined(separator: ", ")])
      + (places.isEmpty ? [] : ["places left: " + places.joined(separator: ", ")])
  }

  private var files: String {
    let count = report.plan.changes.count
    guard count > 0 else { return "nothing was changed" }
    let noun = Counted.noun(count, "file")
    return switch report.extent {
    case .shown: "\(noun) would change; '--write' changes \(count == 1 ? "it" : "them")"
    case .written, .verified: "\(noun) changed"
    }
  }

  private static func lines(of verified: MigrationReport.Verified) -> [String] {
    let runs = "verified with \(Counted.noun(verified.runCount, "run")) of the commands"
    guard !verified.failingBefore.isEmpty else { return [runs] }
    return [
      runs,
      "tests that failed before the migration: " + verified.failingBefore.joined(separator: ", "),
    ]
  }

  private static func word(_ status: TypeOutcome.Status) -> String {
    status == .putBack ? "put back" : status.rawValue
  }
}

extension String {
  /// The text with blanks behind it up to a width.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
