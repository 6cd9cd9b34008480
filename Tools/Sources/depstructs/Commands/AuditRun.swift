import DepAudit
import DepEditing
import DepFacts
import DepMigration
import DepModel
import DepPlan
import DepReporting
import DepSyntax
import DepWorkspace

/// Audits a project, keeps its baseline, and writes the report.
struct AuditRun: Sendable {
  struct Dependencies: Sendable {
    var projectReader: ProjectReader
    var revisions: RevisionReader
    var files: OutputFiles
    var terminal: Terminal
    var host: Host
    var journal: MigrationJournal
    /// Whether `NO_COLOR` is set; see https://no-color.org.
    var forbidsColor: @Sendable () -> Bool
    var makeSnapshot: @Sendable () -> SourceSnapshot
    /// Keeps a value alive: taking a large project apart at the end would cost a tenth of the run.
    var keepUntilExit: @Sendable (_ value: any Sendable) -> Void
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Writes the report, and says whether the audit fails.
  func report(_ command: AuditCommand) throws -> Bool {
    dependencies.journal.reportLeftover()
    if command.effects {
      try writeEffects(command)
      return false
    }
    let snapshot = command.showsPlan || command.readsRoots ? dependencies.makeSnapshot() : nil
    guard command.source.facts.isEmpty, command.since == nil else {
      let project = try dependencies.projectReader.read(
        command.source, from: snapshot?.fileSystem)
      return try write(report(on: project, snapshot, command), command)
    }
    let listing = try dependencies.projectReader.list(command.source, from: snapshot?.fileSystem)
    if command.baseline.updateBaseline {
      try update(
        dependencies.projectReader.read(listing, command.source),
        snapshot ?? dependencies.makeSnapshot(), command)
      return false
    }
    let memo = dependencies.projectReader.memo(command.source)
    let question = try memo.map { _ in try self.question(command, listing) }
    if let question, let kept = memo?.open(question: question),
      let known = kept.report(
        of: dependencies.projectReader.fingerprint(of: listing, command.source))
    {
      return try write(known, command)
    }
    let project = dependencies.projectReader.read(listing, command.source)
    let report = try report(on: project, snapshot, command)
    if let question, let fingerprint = project.fingerprint {
      memo?.save(report, question: question, fingerprint: fingerprint)
    }
    return try write(report, command)
  }

  /// Writes what types reach; a name that is no path is that of a type.
  private func writeEffects(_ command: AuditCommand) throws {
    var source = command.source
    let names = source.paths.filter { !dependencies.projectReader.exists($0) }
    source.paths.removeAll(where: names.contains)
    let model = try dependencies.projectReader.read(source).model()
    var summary = EffectSummary()
    for name in names + [command.type].compactMap(\.self) {
      _ = try NamedTypes.indices(named: name, in: model)
      let found = EffectSummary(model, type: name)
      summary.types += found.types
      summary.tests += found.tests
    }
    if names.isEmpty, command.type == nil { summary = EffectSummary(model) }
    let report = EffectReport(summary)
    let text = command.format == .json ? report.json() : report.text()
    try dependencies.files.write(text, to: command.destination.output)
  }

  private func write(_ report: ReportMemo.Report, _ command: AuditCommand) throws -> Bool {
    try dependencies.files.write(report.text, to: command.destination.output)
    return report.fails
  }

  private func report(
    on project: Project, _ snapshot: SourceSnapshot?, _ command: AuditCommand
  ) throws -> ReportMemo.Report {
    let file = baselineFile(command, project.settings)
    let model = try project.model()
    var options = try auditOptions(command, project: project, model: model)
    if let revision = command.since {
      options.baseline = try entries(of: revision, command)
      options.baselineSeverity = .note
      options.isPartial = true
    } else if !command.baseline.ignoreBaseline {
      options.baseline = try file.entries(isRequired: command.baseline.baseline != nil)
    }
    if let snapshot { try readTrees(of: project, model, snapshot, command, into: &options) }
    let report = Audit.run(model, options: options)
    var rendering = rendering(command, file, severities: options.severities)
    if let snapshot, command.showsPlan, let type = command.type {
      var migration = MigrationOptions()
      migration.sdkForm = command.sdk ?? migration.sdkForm
      rendering.outcomes =
        project.planner(model, snapshot)
        .plan(TypeSearch.types(named: type, in: model), options: migration).outcomes
    }
    dependencies.keepUntilExit((project, model, report))
    return ReportMemo.Report(
      text: Array(command.format.render(report, options: rendering).utf8), fails: report.fails)
  }

  /// Reads roots and containers, where the sources of the whole project are at hand.
  private func readTrees(
    of project: Project, _ model: ProjectModel, _ snapshot: SourceSnapshot,
    _ command: AuditCommand, into options: inout AuditOptions
  ) throws {
    guard command.readsRoots else { return }
    let roots = CompositionRoots(model: model, configured: project.modelOptions.compositionRoots)
    let trees = ProjectTrees(scope: ProjectScope(model: model, records: project.records)) {
      try snapshot.read($0)
    }
    let containers = ContainerRules.outcome(for: trees)
    options.rootProblems =
      RootRules.problems(of: trees, roots: roots.all()) + containers.problems
    options.containers = containers.summaries
  }

  private func baselineFile(
    _ command: AuditCommand, _ settings: SettingsFile.Loaded
  ) -> BaselineFile {
    BaselineFile(
      path: BaselineFile.path(command.baseline.baseline, settings: settings),
      files: dependencies.files)
  }

  /// Everything but the sources that the report depends on.
  private func question(
    _ command: AuditCommand, _ listing: ProjectReader.Listing
  ) throws -> ContentHash {
    let file = baselineFile(command, listing.settings)
    let rendering = rendering(command, file, severities: [:])
    let parts = [
      dependencies.projectReader.toolStamp, "\(listing.settings)", "\(listing.found.skippedFiles)",
      try dependencies.files.text(of: file.path) ?? "none", rendering.workingDirectory,
      "\(command.format) \(command.type ?? "") \(command.sdk.map { "\($0)" } ?? "")",
      "\(command.module) \(command.source.paths)",
      "\(command.verbose) \(command.all) \(command.reportOnly) \(rendering.usesColor)",
      "\(rendering.width) \(command.baseline.ignoreBaseline) \(file.path)",
      command.baseline.baseline ?? "",
    ]
    return ContentHash(parts.joined(separator: "\u{0}"))
  }

  // MARK: The baseline

  private func update(
    _ project: Project, _ snapshot: SourceSnapshot, _ command: AuditCommand
  ) throws {
    let file = baselineFile(command, project.settings)
    let model = try project.model()
    var options = try auditOptions(command, project: project, model: nil)
    try readTrees(of: project, model, snapshot, command, into: &options)
    let report = Audit.run(model, options: options)
    let outcome = Baseline.updated(
      from: report.baselineFindings, old: try file.oldEntries(),
      allowGrowth: command.baseline.allowGrowth)
    switch outcome {
    case .success(let entries):
      let count = entries.reduce(0) { $0 + $1.count }
      try file.write(entries)
      dependencies.terminal.say(
        "\(file.path) holds \(Counted.noun(count, "finding")) in "
          + Counted.noun(entries.count, "entry", "entries"))
    case .failure(let growth):
      dependencies.terminal.writeError("error: \(growth)\n")
      throw ExitStatus.findings
    }
  }

  /// What there was where the branch left the revision, as entries that are allowed.
  private func entries(of revision: String, _ command: AuditCommand) throws -> [BaselineEntry] {
    let before = try dependencies.revisions.read(command.source, revision: revision)
    let options = try auditOptions(command, project: before, model: nil)
    return Baseline.entries(
      for: Audit.run(try before.model(), options: options).findings, from: .note)
  }

  // MARK: Options

  private func auditOptions(
    _ command: AuditCommand, project: Project, model: ProjectModel?
  ) throws -> AuditOptions {
    var options = AuditOptions()
    for entry in project.settings.settings.severities {
      guard let rule = RuleName(rawValue: entry.rule),
        let severity = Severity(rawValue: entry.severity)
      else { continue }
      options.severities[rule] = severity
    }
    options.modules = Set(command.module)
    options.isPartial = project.isPartial
    options.skippedFiles = project.skippedFiles
    options.type = command.type
    if let model {
      _ = try command.type.map { try NamedTypes.indices(named: $0, in: model) }
      try NamedModules.check(command.module, in: model)
    }
    return options
  }

  private func rendering(
    _ command: AuditCommand, _ file: BaselineFile, severities: [RuleName: Severity]
  ) -> RenderOptions {
    let folder = dependencies.host.currentFolder()
    let files = dependencies.files
    var options = RenderOptions(
      workingDirectory: folder, projectName: PathText.name(folder),
      toolVersion: ToolVersion.current, sourceLines: { files.lines(of: $0, $1) })
    let isTerminal = command.destination.output == nil && dependencies.terminal.isOutputInteractive
    options.usesColor = command.color ?? (isTerminal && !dependencies.forbidsColor())
    options.width = dependencies.terminal.columns ?? 100
    options.typeFilter = command.type
    options.isVerbose = command.verbose
    options.showsAll = command.all
    options.reportsOnly = command.reportOnly
    options.baselinePath = file.path
    if let revision = command.since { options.knownTo = "'\(revision)'" }
    options.severities = severities
    return options
  }
}
