internal import DepAudit
internal import DepFacts

/// Findings by type, the gravest types first, with a limit that says what it holds back.
struct FindingList {
  /// Below this many findings nothing is held back.
  private static let fewEnough = 60
  private static let typeLimit = 12
  private static let limitPerType = 5

  let findings: [Finding]
  let showsAll: Bool
  let style: TextStyle

  func lines() -> [String] {
    let groups = Self.groups(findings)
    let isLimited = !showsAll && findings.count > Self.fewEnough
    let shown = isLimited ? groups.prefix(Self.typeLimit) : groups[...]
    var lines: [String] = []
    for group in shown {
      lines += ["", style.paint(heading(group), .strong)]
      let visible = isLimited ? group.findings.prefix(Self.limitPerType) : group.findings[...]
      var told: Set<String> = []
      let writer = FindingLines(style: style)
      for finding in visible { lines += writer.lines(finding, told: &told) }
      if visible.count < group.findings.count {
        let rest = Counted.grouped(group.findings.count - visible.count)
        lines.append("and \(rest) more here; list them with \(Self.option(group))")
      }
      lines += writer.commands(group.findings)
    }
    if shown.count < groups.count {
      let rest = groups.dropFirst(shown.count)
      let count = rest.reduce(0) { $0 + $1.findings.count }
      lines += [
        "",
        "and \(Counted.noun(count, "finding")) in \(Counted.noun(rest.count, "more type")); "
          + "list all with --all, one type with --type NAME",
      ]
    }
    return lines
  }

  private struct Group {
    var type: String
    var module: String
    var findings: [Finding]
    /// Counted once: sorting asks for it often.
    let errors: Int

    init(type: String, module: String, findings: [Finding]) {
      self.type = type
      self.module = module
      self.findings = findings
      errors = findings.count { $0.severity == .error }
    }
  }

  private struct Key: Hashable {
    var module: String
    var type: String
  }

  private static func groups(_ findings: [Finding]) -> [Group] {
    Dictionary(grouping: findings) { Key(module: $0.module, type: $0.type) }
      .map { Group(type: $0.key.type, module: $0.key.module, findings: $0.value) }
      .sorted {
        (-$0.errors, -$0.findings.count, $0.module, $0.type)
          < (-$1.errors, -$1.findings.count, $1.module, $1.type)
      }
  }

  private func heading(_ group: Group) -> String {
    let name = group.type.isEmpty ? "outside of types" : group.type
    return "\(name) (\(group.module)): \(Counted.noun(group.findings.count, "finding"))"
  }

  private static func option(_ group: Group) -> String {
    group.type.isEmpty ? "--all" : "--type \(group.type)"
  }
}
