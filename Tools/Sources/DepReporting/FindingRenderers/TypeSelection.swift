internal import DepFacts
package import DepAudit

/// The types that `--type NAME` means.
package struct TypeSelection: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// Whether the name means this type: in full, with its module, or by its last parts.
  package func contains(type: String, module: String) -> Bool {
    guard !type.isEmpty else { return false }
    return type == name || "\(module).\(type)" == name || type.hasSuffix(".\(name)")
  }

  /// Whether the report says anything about such a type.
  package func isEmpty(in report: AuditReport) -> Bool {
    !report.types.contains { contains(type: $0.name, module: $0.module) }
      && !(report.findings + report.known + report.suppressed).contains { contains($0) }
  }

  /// The name of the report that is spelled most like this one.
  package func nearest(in report: AuditReport) -> String? {
    NearestName.of(name, among: report.types.map(\.name))
  }

  /// The report with the lists cut down to these types; the totals stay those of the project.
  package func narrow(_ report: AuditReport) -> AuditReport {
    var narrowed = report
    narrowed.types.removeAll { !contains(type: $0.name, module: $0.module) }
    narrowed.next.removeAll { !contains(type: $0.type.name, module: $0.type.module) }
    narrowed.findings.removeAll { !contains($0) }
    narrowed.known.removeAll { !contains($0) }
    narrowed.suppressed.removeAll { !contains($0) }
    narrowed.stale.removeAll { !contains(type: $0.type, module: $0.module) }
    let files = Dictionary(
      narrowed.types.map { ($0.file, $0.module) }, uniquingKeysWith: { first, _ in first })
    narrowed.exemptUses.removeAll {
      !contains(type: $0.type, module: files[$0.file] ?? "")
    }
    return narrowed
  }

  func contains(_ finding: Finding) -> Bool {
    contains(type: finding.type, module: finding.module)
  }
}

extension RenderOptions {
  /// The report as far as the type filter lets it through.
  func filtered(_ report: AuditReport) -> AuditReport {
    guard let typeFilter else { return report }
    return TypeSelection(typeFilter).narrow(report)
  }
}
