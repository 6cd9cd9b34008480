import DepEditing
import DepFacts
import DepModel
import DepPlan
import DepReporting
import DepSyntax
import DepVerification
import DepWiring
import DepWorkspace

/// Completes composition roots, and shows or writes what came of it.
struct WireRun: Sendable {
  struct Dependencies: Sendable {
    var projectReader: ProjectReader
    var files: OutputFiles
    var terminal: Terminal
    var makeSnapshot: @Sendable () -> SourceSnapshot
    var newRoots: NewRootFiles
    var registeredRoots: RegisteredRoots
    /// Writes files, and puts them back where the user's command does not accept them.
    var changes: CheckedChanges
    /// The working directory, absolute.
    var currentFolder: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Whether a root has an error, or is out of date where that was asked.
  func wire(_ command: WireCommand) throws -> Bool {
    dependencies.changes.reportLeftover()
    let snapshot = dependencies.makeSnapshot()
    let project = try dependencies.projectReader.read(
      command.project.source, from: snapshot.fileSystem)
    if let name = command.new {
      return try dependencies.newRoots.write(name, for: command, in: project, snapshot)
    }
    if let container = command.fromContainer {
      return command.roots.isEmpty
        ? try survey(container, command, project, snapshot)
        : try dependencies.registeredRoots.complete(
          command, container: container, in: project, snapshot)
    }
    let model = try project.model()
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), lineLimit: snapshot.lineLimits
    ) { try snapshot.read($0) }
    let roots = try self.roots(command, project, model)
    var options = WiringPlanner.Options()
    options.addsInputs = command.addInputs
    options.prunes = command.prune
    let planner = WiringPlanner(project: trees, options: options)
    if let field = command.why {
      try dependencies.files.write(planner.why(field, roots), to: command.destination.output)
      return false
    }
    guard !command.check else {
      let (plan, problems) = planner.problems(roots)
      return try tellDrift(plan, RootRules.open(problems, in: model), command)
    }
    let plan = planner.plan(roots)
    return try apply(plan, try RootEditor.changes(plan.roots, in: trees), command)
  }

  /// The types that are named, or those of the configuration.
  private func roots(
    _ command: WireCommand, _ project: Project, _ model: ProjectModel
  ) throws -> [Int] {
    let roots = CompositionRoots(model: model, configured: project.modelOptions.compositionRoots)
    if !command.roots.isEmpty { return try command.roots.flatMap(roots.named) }
    let found = roots.all()
    guard !found.isEmpty else {
      throw ToolFailure(
        "no root is named; give its name, list it under 'compositionRoots' in .depstructs.json, "
          + "or write one: depstructs wire --new AppRoot --for TYPE")
    }
    return found
  }

  // MARK: Telling

  /// Lists the registrations of a container, or what is wrong with them.
  private func survey(
    _ container: String, _ command: WireCommand, _ project: Project, _ snapshot: SourceSnapshot
  ) throws -> Bool {
    let trees = ProjectTrees(
      scope: ProjectScope(model: try project.model(), records: project.records)
    ) { try snapshot.read($0) }
    let survey = RegistrationSurvey(
      try NamedContainer.registrations(named: container, in: trees), scope: trees.scope)
    guard command.check else {
      try dependencies.files.write(survey.text, to: command.destination.output)
      return false
    }
    let problems = RootRules.open(survey.problems, in: trees.model)
    try tell(problems, command)
    for gap in survey.gaps {
      dependencies.terminal.writeError("note: survey incomplete: \(gap.text)\n")
    }
    return problems.contains(where: \.isError)
  }

  private func tellDrift(
    _ plan: WiringPlan, _ problems: [WiringProblem], _ command: WireCommand
  ) throws -> Bool {
    try tell(problems, command)
    dependencies.terminal.writeError(WiringDrift.summary(of: plan))
    return problems.contains(where: \.isError)
  }

  private func tell(_ problems: [WiringProblem], _ command: WireCommand) throws {
    let text = command.format.render(
      problems, workingDirectory: dependencies.currentFolder, toolVersion: ToolVersion.current)
    if command.format == .json || command.format == .sarif || command.destination.output != nil {
      try dependencies.files.write(text, to: command.destination.output)
    } else {
      dependencies.terminal.writeError(text)
    }
  }

  private func apply(
    _ plan: WiringPlan, _ changes: [FileChange], _ command: WireCommand
  ) throws -> Bool {
    let changes = changes.filter { !$0.edits.isEmpty }
    if command.writing.write, !changes.isEmpty {
      try dependencies.changes.write(changes, command.writing)
    }
    // Other programs read nothing but the problems.
    if command.format == .json || command.format == .sarif {
      try tell(plan.problems, command)
      return plan.problems.contains(where: \.isError)
    }
    if !command.writing.write {
      let diff = changes.map { UnifiedDiff($0).text }.joined()
      try dependencies.files.write(diff, to: command.destination.output)
    }
    let problems =
      command.writing.write ? plan.problems.map { $0.moved(by: changes) } : plan.problems
    let text = command.format.render(
      problems, workingDirectory: dependencies.currentFolder, toolVersion: ToolVersion.current)
    dependencies.terminal.writeError(text)
    dependencies.terminal.writeError(WiringDrift.report(of: plan))
    return plan.problems.contains(where: \.isError)
  }
}
