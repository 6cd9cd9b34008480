import DepFacts
import DepEditing
import DepMigration
import DepModel
import DepPlan
import DepReporting
import DepVerification
import DepWorkspace

/// Plans a migration, shows it or writes it, and tells what came of it.
struct MigrateRun: Sendable {
  struct Dependencies: Sendable {
    var projectReader: ProjectReader
    var files: OutputFiles
    var fileSystem: FileSystem
    var terminal: Terminal
    var makeSnapshot: @Sendable () -> SourceSnapshot
    /// Writes files, and puts them back where the work fails.
    var changes: CheckedChanges
    /// The working directory, absolute.
    var currentFolder: String
    var shell: ShellCommand
    /// Seconds since some fixed moment.
    var now: @Sendable () -> Double
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func migrate(_ command: MigrateCommand) throws {
    dependencies.changes.reportLeftover()
    let source = command.project.source
    let snapshot = dependencies.makeSnapshot()
    var project = try dependencies.projectReader.read(source, from: snapshot.fileSystem)
    project.convertsFunctions = command.functions
    let model = try project.model()
    let plan = try planning(command, project, model, snapshot)
    let proposal = plan.make(excluding: Exclusions())
    let counts = plan.endsTransition ? [:] : hiddenCounts(model)
    guard command.writing.write, !proposal.changes.isEmpty else {
      let report = MigrationReport(plan: proposal, extent: .shown, hiddenCounts: counts)
      return try tell(report, command)
    }
    try dependencies.changes.check(proposal.changes, command.writing)
    try dependencies.files.check(command.destination.output)
    let report = try write(proposal, plan, command, source: snapshot, hiddenCounts: counts)
    do {
      try tell(report, command)
    } catch {
      let paths = report.plan.changes.map(\.path).joined(separator: ", ")
      throw ToolFailure(
        "\(error)\nThe work is done, and only its report is lost; changed: \(paths)")
    }
  }

  // MARK: Planning

  private func planning(
    _ command: MigrateCommand, _ project: Project, _ model: ProjectModel,
    _ snapshot: SourceSnapshot
  ) throws -> Planning {
    var selection = command.targets.selection
    if case .file(let path) = selection {
      let folder = dependencies.currentFolder
      selection = .file(PathText.relative(PathText.absolute(path, in: folder), to: folder))
    }
    var options = command.options
    switch selection {
    case .types: break
    case .file: options.mostFields = MigrationOptions.mostFieldsUnasked
    case .all, .modules, .next, .transitional:
      options.mostFields = MigrationOptions.mostFieldsUnasked
      options.leavesTestDoubles = true
      options.leavesMostlyHidden = true
    }
    let handed =
      options.convertsHandedContainers
      ? ProjectScope(model: model, records: project.records).typesWithHandedContainers : []
    var planning = Planning(
      planner: project.planner(model, snapshot),
      targets: try selection.targets(
        in: model, includesDefaults: options.collectsDefaults, handed: handed),
      records: project.records, options: options,
      endsTransition: !command.targets.endTransition.isEmpty)
    if let choice = command.targets.endingChoice(planning.targets) {
      let roots = CompositionRoots(model: model, configured: project.modelOptions.compositionRoots)
      let named = command.targets.root
      planning.ending = (choice, try named.isEmpty ? roots.all() : named.flatMap(roots.named))
    }
    return planning
  }

  /// How many places each type hides, by its key.
  private func hiddenCounts(_ model: ProjectModel) -> [String: Int] {
    var counts: [String: Int] = [:]
    for dependency in model.dependencies where dependency.state == .hidden {
      guard let owner = dependency.owner else { continue }
      counts["\(model.types[owner].module).\(model.types[owner].name)", default: 0] += 1
    }
    return counts
  }

  // MARK: Writing

  private func write(
    _ proposal: MigrationPlan, _ planning: Planning, _ command: MigrateCommand,
    source: SourceSnapshot, hiddenCounts: [String: Int]
  ) throws -> MigrationReport {
    let commands = VerificationCommands(
      build: command.writing.verify, tests: command.writing.testCommand)
    return try dependencies.changes.making(proposal.changes, command.writing) { files in
      try report(proposal, planning, commands, files, source, hiddenCounts)
    }
  }

  /// Changes the files, and puts back what the commands do not accept.
  private func report(
    _ proposal: MigrationPlan, _ planning: Planning, _ commands: VerificationCommands,
    _ files: ChangedFiles, _ source: SourceSnapshot, _ hiddenCounts: [String: Int]
  ) throws -> MigrationReport {
    guard commands.build != nil || commands.tests != nil else {
      try files.apply(proposal.changes)
      return MigrationReport(plan: proposal, extent: .written, hiddenCounts: hiddenCounts)
    }
    let verifier = verifier(planning, commands, files: files, source: source)
    let verified = try verifier.verify(proposal)
    return MigrationReport(
      plan: verified.plan,
      extent: .verified(
        .init(runCount: verified.runCount, failingBefore: verified.failingBefore)),
      hiddenCounts: hiddenCounts)
  }

  private func verifier(
    _ planning: Planning, _ commands: VerificationCommands, files: ChangedFiles,
    source: SourceSnapshot
  ) -> Verifier {
    let (shell, terminal) = (dependencies.shell, dependencies.terminal)
    let folder = dependencies.currentFolder
    return Verifier(
      dependencies: .init(
        plan: { planning.make(excluding: $0) }, files: files, source: { try? source.read($0) },
        run: { try shell.run($0) }, now: dependencies.now, say: { terminal.say($0) }),
      commands: commands, records: planning.records,
      folders: [folder, dependencies.fileSystem.realPath(folder) ?? folder])
  }

  // MARK: Telling

  private func tell(_ report: MigrationReport, _ command: MigrateCommand) throws {
    let summary = MigrationTextRenderer(report).render()
    switch (command.format, report.extent) {
    case (.json, _):
      let text = MigrationJSONRenderer(report, toolVersion: ToolVersion.current).render()
      try dependencies.files.write(text, to: command.destination.output)
    case (.text, .shown):
      try dependencies.files.write(report.diff, to: command.destination.output)
      dependencies.terminal.writeError(summary)
    case (.text, .written), (.text, .verified):
      try dependencies.files.write(summary, to: command.destination.output)
    }
  }
}
