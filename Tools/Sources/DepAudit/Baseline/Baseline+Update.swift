extension Baseline {
  /// The entries that hold the findings, or what grew when that is not allowed.
  ///
  /// - Parameters:
  ///   - findings: All findings of the project, those included that the baseline knows.
  ///   - old: The entries as they were, both sides of a conflict included; nil for a first
  ///     baseline, which may hold anything.
  ///   - allowGrowth: Whether more findings than before may be held.
  /// - Returns: The entries, sorted, or everything that grew.
  package static func updated(
    from findings: [Finding], old: [BaselineEntry]?, allowGrowth: Bool
  ) -> Result<[BaselineEntry], BaselineGrowth> {
    let entries = entries(for: findings)
    guard let old, !allowGrowth else { return .success(entries) }
    let allowed = allowances(old)
    let grown = entries.compactMap { entry -> BaselineGrowth.Item? in
      let limit = allowed[entry.withCount(0)] ?? 0
      return entry.count > limit ? BaselineGrowth.Item(entry: entry, allowed: limit) : nil
    }
    return grown.isEmpty ? .success(entries) : .failure(BaselineGrowth(items: grown))
  }
}

/// The reason why a baseline was not updated: something would be held that was not before.
package struct BaselineGrowth: Error, Hashable, Sendable, CustomStringConvertible {
  package struct Item: Hashable, Sendable {
    /// What there is now.
    package var entry: BaselineEntry
    /// How many there were before.
    package var allowed: Int

    package init(entry: BaselineEntry, allowed: Int) {
      self.entry = entry
      self.allowed = allowed
    }
  }

  /// Sorted as the entries of a baseline.
  package var items: [Item]

  package init(items: [Item]) { self.items = items }

  package var description: String {
    let lines = items.map { item in
      let place = [item.entry.module, item.entry.type].filter { !$0.isEmpty }
        .joined(separator: ".")
      return "  \(place): \(item.entry.rule) '\(item.entry.expression)',"
        + " \(item.allowed) before, \(item.entry.count) now"
    }
    return "the baseline would grow:\n" + lines.joined(separator: "\n")
      + "\nfix these, or add them with '--update-baseline --allow-growth'"
  }
}

extension AuditReport {
  /// All findings that a baseline is made from: new ones and those that it knows.
  package var baselineFindings: [Finding] { findings + known }
}
