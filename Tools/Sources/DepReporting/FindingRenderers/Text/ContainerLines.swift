internal import DepAudit
internal import DepFacts

/// What a project registers in a container and fetches from it, in two lines, and one more where
/// the tool cannot read all of that.
struct ContainerLines {
  let container: ContainerSummary

  func lines() -> [String] {
    let fetches = Counted.noun(container.fetches.count, "fetch", "fetches")
    var parts = ["\(fetches) in \(Counted.noun(container.typeCount, "type"))"]
    if container.missingCount > 0 {
      parts.append("\(Counted.grouped(container.missingCount)) of what nothing registers")
    }
    return [
      "    \(OneLine.of(container.name)): \(registrations)",
      "        \(parts.joined(separator: ", "))",
    ] + gaps
  }

  private var gaps: [String] {
    guard !container.gaps.isEmpty else { return [] }
    let places = container.gaps.map { gap in
      OneLine.of("\(gap.file):\(gap.position.line):\(gap.position.column) \(gap.reason)")
    }
    return ["        survey incomplete: " + places.joined(separator: "; ")]
  }

  /// `3 registrations: 2 kept, 1 new each time; 1 that nothing fetches`.
  private var registrations: String {
    let lifetimes = container.lifetimes.map { "\(Counted.grouped($0.count)) \($0.name)" }
    let unread =
      container.unreadCount == 0
      ? "" : "; \(Counted.grouped(container.unreadCount)) that nothing fetches"
    return Counted.noun(container.registrations.count, "registration") + ": "
      + lifetimes.joined(separator: ", ") + unread
  }
}
