/// Holds what was found before: nothing new may come, and what is gone must go from the list too.
///
/// Entries are about module, type, rule and expression, with a count. No line, no message and no
/// path is part of them, so that moving, formatting and renaming files change nothing.
package enum Baseline {
  /// A baseline file holds only findings that fail an audit.
  package static let severity = Severity.warning

  package struct Comparison: Hashable, Sendable {
    /// Findings that the baseline does not hold, and those that weigh too little to be held.
    package var new: [Finding]
    /// Findings that it holds.
    package var known: [Finding]
    /// Entries that do not occur; `count` says how often an entry was expected and missing.
    package var stale: [BaselineEntry]
  }

  /// The entries for some findings, sorted; for those that weigh at least as much as a severity.
  package static func entries(
    for findings: [Finding], from severity: Severity = severity
  ) -> [BaselineEntry] {
    var counts: [BaselineEntry: Int] = [:]
    for finding in findings where finding.severity >= severity {
      counts[finding.baselineKey, default: 0] += 1
    }
    return counts.map { $0.withCount($1) }.sorted()
  }

  /// What is new, known and stale.
  ///
  /// When an entry allows fewer findings than there are, the last ones of the type are new. When
  /// the entries name the same thing twice, the lower count holds.
  package static func compare(
    _ findings: [Finding], with entries: [BaselineEntry], from severity: Severity = severity
  ) -> Comparison {
    guard !entries.isEmpty else {
      return Comparison(new: findings.inOrder(), known: [], stale: [])
    }
    let allowed = allowances(entries)
    var found: [BaselineEntry: Int] = [:]
    for finding in findings where finding.severity >= severity {
      found[finding.baselineKey, default: 0] += 1
    }
    var comparison = Comparison(new: [], known: [], stale: [])
    var seen: [BaselineEntry: Int] = [:]
    for var finding in findings.inOrder() {
      let key = finding.baselineKey
      guard finding.severity >= severity, let limit = allowed[key] else {
        comparison.new.append(finding)
        continue
      }
      seen[key, default: 0] += 1
      if seen[key, default: 0] <= limit {
        comparison.known.append(finding)
      } else {
        finding.notes.append(surplusNote(allowed: limit, found: found[key, default: 0], key))
        comparison.new.append(finding)
      }
    }
    comparison.stale = allowed.compactMap { key, limit in
      let missing = limit - found[key, default: 0]
      return missing > 0 ? key.withCount(missing) : nil
    }.sorted()
    return comparison
  }

  /// The count of each key, by the entry with a count of 0.
  static func allowances(_ entries: [BaselineEntry]) -> [BaselineEntry: Int] {
    Dictionary(entries.map { ($0.withCount(0), $0.count) }, uniquingKeysWith: min)
  }

  private static func surplusNote(allowed: Int, found: Int, _ key: BaselineEntry) -> FindingNote {
    let place = key.type.isEmpty ? "outside of types" : "in '\(key.type)'"
    return FindingNote(
      message: "the baseline allows \(allowed) of the \(found) '\(key.expression)' \(place)")
  }
}

extension Finding {
  /// What a baseline knows the finding by, with a count of 0.
  var baselineKey: BaselineEntry {
    BaselineEntry(
      module: module, type: type, rule: rule.rawValue, expression: expression, count: 0)
  }
}

extension BaselineEntry {
  func withCount(_ count: Int) -> BaselineEntry {
    var entry = self
    entry.count = count
    return entry
  }
}
