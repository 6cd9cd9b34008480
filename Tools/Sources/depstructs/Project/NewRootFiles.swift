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
    var completion: RootCompletion
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
    let registered = try registered(command, project, model, snapshot)
    guard let file = types.first.map({ model.types[$0].place.file }) ?? registered?.file else {
      throw ToolFailure("no registration can be written into a root; see the warnings above")
    }
    let folder = PathText.parent(model.files[file].path)
    let path =
      command.destination.output
      ?? (folder.map { PathText.join($0, "\(name).swift") } ?? "\(name).swift")
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), read: snapshot.read)
    let functions = types.map { FirstFunction(making: $0, in: trees) }
    let text = NewRoot(name: name, functions: functions, registered: registered?.plan).text
    for (type, function) in zip(types, functions) where !function.passesDependencies {
      dependencies.terminal.say(
        "'\(model.types[type].name)' takes no 'Dependencies', so \(name) passes it nothing")
    }
    let completed = try complete(
      text, name, at: path, project.records[file].module, project, snapshot, registered?.plan)
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
      WiringText((registered?.plan.problems ?? []) + completed.plan.problems, folder: nil).render()
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

  /// What becomes of the registrations that the command names, and the file of the first.
  private func registered(
    _ command: WireCommand, _ project: Project, _ model: ProjectModel, _ snapshot: SourceSnapshot
  ) throws -> (plan: RegistrationPlan, file: Int?)? {
    guard let container = command.fromContainer else { return nil }
    let trees = ProjectTrees(scope: ProjectScope(model: model, records: project.records)) {
      try snapshot.read($0)
    }
    let registrations = try NamedContainer.registrations(named: container, in: trees)
    var plan = RegistrationPlanner.plan(registrations, scope: trees.scope)
    let types = try command.types.flatMap { try NamedTypes.indices(named: $0, in: model) }
    let actors = types.map { trees.scope.isolation(of: $0).attribute }
    plan.isOnMainActor = plan.isOnMainActor || actors.contains("@MainActor")
    return (plan, plan.members.first?.registration.file)
  }

  private func complete(
    _ text: String, _ name: String, at path: String, _ module: String, _ project: Project,
    _ snapshot: SourceSnapshot, _ registered: RegistrationPlan?
  ) throws -> (text: String, plan: WiringPlan) {
    var options = WiringPlanner.Options()
    options.addsInputs = true
    options.registered = registered?.passed ?? []
    let (after, plan) = try dependencies.completion.complete(
      text, of: name, at: path, module: module, in: project, snapshot, options: options)
    return (NewRoot.withLive(after, plan: plan, registered: registered), plan)
  }
}
