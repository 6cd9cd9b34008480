import DepEditing
import DepFacts
import DepModel
import DepPlan
import DepReporting
import DepSyntax
import DepWiring

/// Completes a root from the registrations of a container, and lets these ask the root.
struct RegisteredRoots: Sendable {
  struct Dependencies: Sendable {
    var files: OutputFiles
    var terminal: Terminal
    var changes: CheckedChanges
    var completion: RootCompletion
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Whether something is left to the root's author as an error.
  func complete(
    _ command: WireCommand, container: String, in project: Project, _ snapshot: SourceSnapshot
  ) throws -> Bool {
    let model = try project.model()
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), lineLimit: snapshot.lineLimits
    ) {
      try snapshot.read($0)
    }
    let root = try NamedTypes.indices(named: command.roots[0], in: model)[0]
    guard let site = RootSite(root, in: trees) else {
      throw ToolFailure("the file of '\(command.roots[0])' does not parse; mend it first")
    }
    var registrations = try NamedContainer.registrations(named: container, in: trees)
    registrations.all.removeAll { $0.services.first == site.name }
    let plan = RegistrationPlanner.plan(
      registrations, scope: trees.scope, existing: Set(site.members.map(\.name)))
    var changes: [FileChange] = []
    var problems = plan.problems
    if plan.members.contains(where: { !$0.isThere }) {
      let (change, found) = try completed(plan, site, project, trees, snapshot)
      changes.append(change)
      problems += found
    }
    if let expression = command.bridge {
      try checkActors(plan, site, in: trees.scope)
      let bridge = RegistrationBridge(
        plan, of: registrations.dialect, in: trees, root: expression, rootType: site.name,
        construction: construction(of: site, in: trees.scope))
      if let obstacle = bridge.obstacle { throw ToolFailure(obstacle) }
      changes += try Self.changes(bridge.edits(), in: trees)
    }
    try show(changes, command)
    dependencies.terminal.writeError(WiringText(problems, folder: nil).render())
    return problems.contains(where: \.isError)
  }

  private func show(_ changes: [FileChange], _ command: WireCommand) throws {
    let changes = changes.filter { !$0.edits.isEmpty }
    if command.writing.write {
      guard !changes.isEmpty else { return }
      try dependencies.changes.write(changes, command.writing)
      for change in changes { dependencies.terminal.say("wrote \(change.path)") }
    } else {
      let difference = changes.map { UnifiedDiff($0).text }.joined()
      try dependencies.files.write(difference, to: command.destination.output)
    }
  }

  // MARK: The root

  private func completed(
    _ plan: RegistrationPlan, _ site: RootSite, _ project: Project, _ trees: ProjectTrees,
    _ snapshot: SourceSnapshot
  ) throws -> (FileChange, [WiringProblem]) {
    let source = site.shape.declaration.source
    let members = RegisteredMemberEditor.edits(plan, in: site)
    let inputs =
      try RootEditor.changes([plan.intent(for: site)], in: trees)
      .first { $0.path == source.path }?.edits ?? []
    let first = try FileChange(path: source.path, before: source.bytes, edits: inputs + members)
    var options = WiringPlanner.Options()
    options.addsInputs = true
    options.registered = plan.passed
    let done = try dependencies.completion.complete(
      String(decoding: first.after, as: UTF8.self), of: site.name, at: source.path,
      module: site.shape.entry.module, in: project, snapshot, options: options)
    return (
      try FileChange(path: source.path, before: source.bytes, after: Array(done.text.utf8)),
      done.plan.problems
    )
  }

  /// How other code makes the root; nil where it is given what only the user knows.
  private func construction(of site: RootSite, in scope: ProjectScope) -> String? {
    guard let inputs = scope.nestedType("Dependencies", of: site.type),
      site.inputFieldCount > 0
    else { return "\(site.name)()" }
    let live = scope.members(of: inputs).first { $0.name == "live" }
    let isProperty = live?.kind == .computedProperty || live?.kind == .storedProperty
    return isProperty ? "\(site.name)(dependencies: .live)" : nil
  }

  /// Registrations that run on any thread cannot ask a root of the main actor.
  private func checkActors(
    _ plan: RegistrationPlan, _ site: RootSite, in scope: ProjectScope
  ) throws {
    guard scope.isolation(of: site.type).attribute == "@MainActor",
      let other = plan.members.lazy.map(\.registration).first(where: { registration in
        !registration.isOnMainActor && !registration.path.hasSuffix("main.swift")
      })
    else { return }
    throw ToolFailure(
      "\(site.name) is on the main actor, and the registration at \(other.path):"
        + "\(other.position.line) is not; write '@MainActor' at what registers, or take it away "
        + "from the root")
  }

  private static func changes(_ edits: [Edit], in trees: ProjectTrees) throws -> [FileChange] {
    try Dictionary(grouping: edits, by: \.file).sorted { $0.key < $1.key }
      .compactMap { file, edits in
        guard let source = trees.source(file) else { return nil }
        return try FileChange(path: source.path, before: source.bytes, edits: edits)
      }
  }
}

extension FileChange {
  /// One edit for all that lies between the first byte and the last that differ.
  fileprivate init(path: String, before: [UInt8], after: [UInt8]) throws(OverlappingEdits) {
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var (end, newEnd) = (before.count, after.count)
    while end > start, newEnd > start, before[end - 1] == after[newEnd - 1] {
      end -= 1
      newEnd -= 1
    }
    let text = String(decoding: after[start..<newEnd], as: UTF8.self)
    let edit = Edit(range: start..<end, replacement: text)
    try self.init(path: path, before: before, edits: start == end && text.isEmpty ? [] : [edit])
  }
}
