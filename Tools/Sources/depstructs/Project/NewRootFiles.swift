import DepEditing
import DepFacts
import DepModel
import DepPlan
import DepReporting
import DepSyntax
import DepWiring
import DepWorkspace

/// Writes a composition root that does not exist yet.
struct NewRootFiles: Sendable {
  struct Dependencies: Sendable {
    var files: OutputFiles
    var terminal: Terminal
    var parse: @Sendable (_ text: String) -> FileFacts
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Whether something in the new root is left to its author as an error.
  func write(
    _ name: String, for command: WireCommand, in project: Project, _ snapshot: SourceSnapshot
  ) throws -> Bool {
    let model = try project.model()
    let types = try command.types.flatMap { try NamedTypes.indices(named: $0, in: model) }
    guard TypeSearch.types(named: name, in: model).isEmpty else {
      throw ToolFailure(
        "there is a type '\(name)' already; complete it with: depstructs wire \(name)")
    }
    let entry = model.types[types[0]]
    let folder = PathText.parent(model.files[entry.place.file].path)
    let path =
      command.destination.output
      ?? (folder.map { PathText.join($0, "\(name).swift") } ?? "\(name).swift")
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), read: snapshot.read)
    let text = NewRoot(
      name: name, functions: types.map { FirstFunction(making: $0, in: trees) }
    ).text
    let completed = try complete(text, name, at: path, entry.module, project, snapshot)
    if command.writing.write {
      guard try dependencies.files.text(of: path) == nil else {
        throw ToolFailure("\(path) exists already; name another file with '--output'")
      }
      try dependencies.files.write(completed.text, to: path)
      dependencies.terminal.say("wrote \(path)")
      try list(name, in: project)
    } else {
      try dependencies.files.write(completed.text, to: nil)
    }
    dependencies.terminal.writeError(
      WiringText(completed.plan.problems, folder: nil).render()
        + WiringDrift.report(of: completed.plan, isWritten: command.writing.write))
    return completed.plan.problems.contains(where: \.isError)
  }

  /// The audit counts nothing in a root that the configuration names.
  private func list(_ name: String, in project: Project) throws {
    guard !project.settings.settings.compositionRoots.contains(name) else { return }
    guard try dependencies.files.text(of: SettingsFile.name) == nil else {
      return dependencies.terminal.say(
        "add \"\(name)\" to \"compositionRoots\" in \(SettingsFile.name)")
    }
    try dependencies.files.write(
      "{\n  \"compositionRoots\": [\"\(name)\"]\n}\n", to: SettingsFile.name)
    dependencies.terminal.say("wrote \(SettingsFile.name), which names the root")
  }

  private func complete(
    _ text: String, _ name: String, at path: String, _ module: String, _ project: Project,
    _ snapshot: SourceSnapshot
  ) throws -> (text: String, plan: WiringPlan) {
    var project = project
    project.records.append(
      SourceRecord(path: path, module: module, role: .source, facts: dependencies.parse(text)))
    project.records.sort { $0.path < $1.path }
    let model = try project.model()
    let trees = ProjectTrees(scope: ProjectScope(model: model, records: project.records)) {
      $0 == path ? Array(text.utf8) : try snapshot.read($0)
    }
    var options = WiringPlanner.Options()
    options.addsInputs = true
    let plan = WiringPlanner(project: trees, options: options)
      .plan(TypeSearch.types(named: name, in: model))
    let change = try RootEditor.changes(plan.roots, in: trees).first { $0.path == path }
    let after = change.map { String(decoding: $0.after, as: UTF8.self) } ?? text
    return (NewRoot.withLive(after, plan: plan), plan)
  }
}
