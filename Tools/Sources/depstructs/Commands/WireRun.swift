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
    let model = try project.model()
    let trees = ProjectTrees(scope: ProjectScope(model: model, records: project.records)) {
      try snapshot.read($0)
    }
    let roots = try self.roots(command, project, model)
    var options = WiringPlanner.Options()
    options.addsInputs = command.addInputs
    options.prunes = command.prune
    let planner = WiringPlanner(project: trees, options: options)
    if let field = command.why {
      try dependencies.files.write(planner.why(field, roots), to: command.destination.output)
      return false
    }
    let plan = planner.plan(roots)
    let changes = try RootEditor.changes(plan.roots, in: trees)
    return command.check
      ? try tellDrift(plan, command) : try apply(plan, changes, command)
  }

  /// The types that are named, or those of the configuration.
  private func roots(
    _ command: WireCommand, _ project: Project, _ model: ProjectModel
  ) throws -> [Int] {
    if !command.roots.isEmpty {
      return try command.roots.flatMap { try NamedTypes.indices(named: $0, in: model) }
    }
    let configured = project.modelOptions.compositionRoots
    let found = model.types.indices.filter { index in
      let type = model.types[index]
      let path = model.files[type.place.file].path
      guard !type.isTest, type.kind == .class || type.kind == .struct || type.kind == .actor else {
        return false
      }
      return configured.contains { name in
        // A file or folder stands for the types in it that stand in no other type.
        name == type.name || name == type.name.lastName
          || !type.name.contains(".")
            && (path == name || path.hasPrefix(name.hasSuffix("/") ? name : name + "/"))
      }
    }
    guard !found.isEmpty else {
      throw ToolFailure(
        "no root is named; give its name, list it under 'compositionRoots' in .depstructs.json, "
          + "or write one: depstructs wire --new AppRoot --for TYPE")
    }
    return found
  }

  // MARK: Telling

  private func tellDrift(_ plan: WiringPlan, _ command: WireCommand) throws -> Bool {
    let problems = (plan.problems + WiringDrift.problems(of: plan))
      .sorted(by: WiringProblem.precedes)
    let text = command.format.render(
      problems, workingDirectory: dependencies.currentFolder, toolVersion: ToolVersion.current)
    if command.format == .json || command.format == .sarif || command.destination.output != nil {
      try dependencies.files.write(text, to: command.destination.output)
    } else {
      dependencies.terminal.writeError(text)
    }
    dependencies.terminal.writeError(WiringDrift.summary(of: plan))
    return problems.contains(where: \.isError)
  }

  private func apply(
    _ plan: WiringPlan, _ changes: [FileChange], _ command: WireCommand
  ) throws -> Bool {
    let changes = changes.filter { !$0.edits.isEmpty }
    if command.writing.write, !changes.isEmpty {
      try dependencies.changes.write(changes, command.writing)
    } else if !command.writing.write {
      let diff = changes.map { UnifiedDiff($0).text }.joined()
      try dependencies.files.write(diff, to: command.destination.output)
    }
    let text = command.format.render(
      plan.problems, workingDirectory: dependencies.currentFolder, toolVersion: ToolVersion.current)
    dependencies.terminal.writeError(text)
    dependencies.terminal.writeError(
      WiringDrift.report(of: plan, isWritten: command.writing.write))
    return plan.problems.contains(where: \.isError)
  }
}
