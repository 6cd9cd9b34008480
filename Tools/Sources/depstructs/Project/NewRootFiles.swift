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
    /// Writes the files of the roots above the new one.
    var changes: CheckedChanges
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
    let parent = try command.parent.map { try NamedTypes.indices(named: $0, in: model)[0] }
    guard
      let file = (parent ?? types.first).map({ model.types[$0].place.file }) ?? registered?.file
    else {
      throw ToolFailure("no registration can be written into a root; see the warnings above")
    }
    let path = command.destination.output ?? self.path(of: name, beside: model.files[file].path)
    let unchanged = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), read: snapshot.read)
    if let parent { try check(parent: parent, in: unchanged.scope) }
    try check(types, unchanged)
    let forms = try PropertyForms(
      types: types, isChild: parent != nil, project: project, trees: unchanged)
    let trees = try forms.trees(dependencies.completion, snapshot)
    let request = Request(
      name: name, path: path, module: project.records[file].module, command: command,
      types: types, parent: parent, registered: registered?.plan, changes: forms.changes,
      indentation: trees.source(file)?.style.indentation ?? SourceStyle().indentation)
    say(about: request, trees)
    let (text, completed) = try complete(request, in: project, trees, snapshot)
    if command.writing.write {
      guard try dependencies.files.text(of: path) == nil else {
        throw ToolFailure("\(path) exists already; name another file with '--output'")
      }
      let roots = [parent.map { model.types[$0].name }, name].compactMap(\.self)
      try write(
        text, to: path, with: forms.changes + completed.others, roots, in: project,
        command.writing)
    } else {
      let others = (forms.changes + completed.others).map { UnifiedDiff($0).text }.joined()
      try dependencies.files.write(text + others, to: nil)
    }
    dependencies.terminal.writeError(
      WiringText((registered?.plan.problems ?? []) + completed.plan.problems, folder: nil).render()
        + WiringDrift.report(of: completed.plan, newRoot: parent == nil ? name : nil))
    return completed.plan.problems.contains(where: \.isError)
  }

  /// Writes the root and lists it, and takes both back where a command fails.
  private func write(
    _ text: String, to path: String, with changes: [FileChange], _ roots: [String],
    in project: Project, _ options: WritingOptions
  ) throws {
    let files = dependencies.files
    let settings = project.settings.path ?? SettingsFile.name
    let before = try files.text(of: settings)
    try dependencies.changes.write(changes, options) {
      try files.write(text, to: path)
      dependencies.terminal.say("wrote \(path)")
      try list(roots, in: project)
    } undo: {
      try files.remove(path)
      try before.map { try files.write($0, to: settings) } ?? files.remove(settings)
    }
  }

  private func path(of name: String, beside file: String) -> String {
    PathText.parent(file).map { PathText.join($0, "\(name).swift") } ?? "\(name).swift"
  }

  /// How the types come to take their dependencies, or why they do not.
  private func say(about request: Request, _ trees: ProjectTrees) {
    for change in request.changes {
      dependencies.terminal.say("\(change.path): an initializer takes the dependencies now")
    }
    for type in request.types {
      let text = TypeWithoutInputs(type: type, root: request.name, named: request.types)
        .text(request.module, trees)
      if let text { dependencies.terminal.say(text) }
    }
  }

  /// Nothing is written where a type among them cannot be made.
  private func check(_ types: [Int], _ trees: ProjectTrees) throws {
    let obstacles = types.compactMap { FirstFunction.obstacle(making: $0, in: trees) }
    guard !obstacles.isEmpty else { return }
    let texts = obstacles.map { obstacle in
      let position = obstacle.place.position
      return "\(trees.records[obstacle.place.file].path):\(position.line):\(position.column): "
        + obstacle.text
    }
    throw ToolFailure(texts.joined(separator: "\n"))
  }

  private func check(parent: Int, in scope: ProjectScope) throws {
    guard scope.isGeneric(parent) else { return }
    throw ToolFailure(
      "'\(scope.model.types[parent].name)' is generic, and a child root names one type; write the "
        + "child by hand, with the arguments of its parent")
  }

  private struct Request {
    let name: String
    let path: String
    let module: String
    let command: WireCommand
    let types: [Int]
    let parent: Int?
    let registered: RegistrationPlan?
    /// What changes in the types that it makes.
    let changes: [FileChange]
    /// Of the file beside which the root stands.
    let indentation: String
  }

  /// Code at the top of `main.swift` can call a root of the main actor in Swift 6 mode only, so
  /// that a root which can do without an actor gets none there.
  private func complete(
    _ request: Request, in project: Project, _ trees: ProjectTrees, _ snapshot: SourceSnapshot
  ) throws -> (text: String, completed: RootCompletion.Completed) {
    let actors = Set(
      (request.types + [request.parent].compactMap(\.self)).map(trees.scope.isolation))
    let makers = Set(
      trees.model.constructions.filter { request.types.contains($0.made) }.map(\.place.file))
    let startsInMain = project.records.enumerated().contains { file, record in
      (record.module == request.module || makers.contains(file))
        && (record.path == "main.swift" || record.path.hasSuffix("/main.swift"))
    }
    if let plan = request.registered {
      return try complete(request, plan.isOnMainActor, in: project, trees, snapshot)
    }
    let isFree = actors.isSubset(of: [.none, .nonisolated])
    if isFree,
      startsInMain || request.parent != nil || isMadeOffActors(request.types, trees)
    {
      let done = try complete(request, false, in: project, trees, snapshot)
      let isStopped = done.completed.plan.problems.contains { $0.name == .isolation }
      if !isStopped { return done }
    }
    return try complete(request, true, in: project, trees, snapshot)
  }

  /// Whether code that runs on no actor makes one of the types, and so has to call the root.
  private func isMadeOffActors(_ types: [Int], _ trees: ProjectTrees) -> Bool {
    trees.model.constructions.contains { made in
      guard types.contains(made.made), let owner = made.owner,
        trees.records[made.place.file].role == .source,
        trees.scope.runningActor(ofMembersOf: owner, isStatic: false) == RunningActor.none,
        let source = trees.source(made.place.file),
        let call = CallSite.at(Int(made.place.position.offset), in: source),
        !call.isInDependencies, let around = call.attributesAround
      else { return false }
      return trees.scope.saysAll(Array(around)) && trees.scope.actor(in: Array(around)) == nil
    }
  }

  private func complete(
    _ request: Request, _ isOnMainActor: Bool, in project: Project, _ trees: ProjectTrees,
    _ snapshot: SourceSnapshot
  ) throws -> (text: String, completed: RootCompletion.Completed) {
    let root = NewRoot(
      name: request.name,
      functions: request.types.map { FirstFunction(making: $0, in: trees, from: request.module) },
      isOnMainActor: isOnMainActor, parent: request.parent.map { trees.model.types[$0].name },
      registered: request.registered, indentation: request.indentation)
    var options = WiringPlanner.Options()
    options.addsInputs = true
    options.addsToInnermost = request.parent != nil
    options.registered = request.registered?.passed ?? []
    let completed = try dependencies.completion.complete(
      root.text, of: request.name, below: request.command.parent, at: request.path,
      module: request.module, in: project, snapshot, after: request.changes,
      options: options)
    return (root.completed(completed.text, by: completed.plan), completed)
  }

  /// The audit counts nothing in a root that the configuration names, and the end of a transition
  /// calls it.
  private func list(_ names: [String], in project: Project) throws {
    let known = project.settings.settings.compositionRoots
    let new = names.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    let list = new.map { "\"\($0)\"" }.joined(separator: ", ")
    let path = project.settings.path ?? SettingsFile.name
    guard let text = try dependencies.files.text(of: path) else {
      try dependencies.files.write("{\n  \"compositionRoots\": [\(list)]\n}\n", to: path)
      return dependencies.terminal.say("wrote \(path), which names the root")
    }
    guard let added = SettingsListEdit.compositionRoots.adding(new, to: Array(text.utf8)) else {
      return dependencies.terminal.say("add \(list) to \"compositionRoots\" in \(path)")
    }
    try dependencies.files.write(added, to: path)
    dependencies.terminal.say("\(path) names the root now, under \"compositionRoots\"")
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
}
