import DepFacts
package import DepModel

/// Finds what a project hides, and how far it is.
package enum Audit {
  /// The report on a project; the same model and options give the same report.
  package static func run(
    _ model: ProjectModel, options: AuditOptions = AuditOptions()
  ) -> AuditReport {
    let checked = check(model, options.rootProblems)
    let scope = AuditScope(model: model, options: options)
    let findings = weigh(checked.findings, by: options.severities)
    let suppressed = weigh(checked.suppressed, by: options.severities)
    let comparison = Baseline.compare(
      scope.part(of: findings), with: scope.entries(of: options.baseline ?? []),
      from: options.baselineSeverity)
    let remaining = checked.model
    return AuditReport(
      modules: ModuleCounts.modules(of: model).filter { scope.contains(module: $0.name) },
      types: TypeCounts.types(of: model).filter(scope.contains),
      next: NextTypes.candidates(of: remaining, in: scope),
      findings: comparison.new,
      known: comparison.known,
      suppressed: scope.part(of: suppressed),
      stale: scope.judgesStale ? comparison.stale : [],
      exemptUses: ExemptUseList.entries(of: model).filter(scope.contains),
      containers: options.containers,
      skippedFiles: options.skippedFiles.sorted(),
      fileCount: model.files.count { $0.role == .source },
      testFileCount: model.files.count { $0.role == .test },
      lineCount: model.files.reduce(0) { $0 + ($1.role == .source ? $1.lineCount : 0) })
  }

  /// What all checks find, with the default severities of their rules.
  private static func check(_ model: ProjectModel, _ roots: [RootProblem]?) -> CheckedModel {
    var suppressor = Suppressor(model: model, unsearched: roots == nil ? RootFindings.rules : [])
    let places = suppressor.sort(Check.places.flatMap { $0.run(model) })
    // A type whose hidden places are all silenced is complete, and is nothing to convert next.
    var remaining = model
    remaining.dependencies = suppressor.withoutSuppressed(model.dependencies)
    let conventions = suppressor.sort(Check.conventions.flatMap { $0.run(remaining) })
    let ofRoots = suppressor.sort(RootFindings.findings(roots ?? [], in: model))
    let comments = suppressor.findings()
    return CheckedModel(
      findings: (places.open + conventions.open + ofRoots.open + comments).inOrder(),
      suppressed: (places.suppressed + conventions.suppressed + ofRoots.suppressed).inOrder(),
      model: remaining)
  }

  private struct CheckedModel {
    var findings: [Finding]
    var suppressed: [Finding]
    /// The model without the dependencies that comments silence.
    var model: ProjectModel
  }

  /// The findings with the severities of the project, without those of rules that are off.
  private static func weigh(
    _ findings: [Finding], by severities: [RuleName: Severity]
  ) -> [Finding] {
    guard !severities.isEmpty else { return findings }
    var weighed = findings
    for index in weighed.indices {
      if let severity = severities[weighed[index].rule] { weighed[index].severity = severity }
    }
    weighed.removeAll { $0.severity == .off }
    return weighed
  }
}
