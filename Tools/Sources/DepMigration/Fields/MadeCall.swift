import DepFacts
import DepModel
import DepSyntax

/// An object that code makes for one call, and that is then gone: a closure does both.
///
/// A closure that only made the object would leave the call as it is, where no subclass can
/// override it.
struct MadeCall {
  /// The object with the call: `SyncRequest().send()`.
  let site: UseSite
  let draft: FieldDraft

  /// Nil where a closure that makes the object does as well, or where the call has another form.
  init?(_ dependency: Dependency, in project: ProjectTrees, _ finder: ExpressionFinder) {
    guard dependency.kind == .construction, let made = dependency.target.type,
      let chain = dependency.chain(in: project.records[dependency.file].facts),
      let next = chain.next, next.hasSuffix(")"), chain.tail.isEmpty,
      let object = finder.find(dependency)?.call,
      let first = ConstructionField(project: project).signature(of: made, madeBy: object),
      !first.flags.contains(.isFailable), !first.flags.contains(.isThrowing),
      !first.flags.contains(.isAsync),
      Self.isOutsideOfActors(made, in: project.scope),
      let second = Self.signature(of: next, made, project)
    else { return nil }
    var whole = dependency
    whole.use?.length += 1
    guard let site = finder.find(whole), let call = site.call,
      !call.hasTrailingClosure, !object.hasTrailingClosure,
      first.actor == nil, second.actor == nil, second.effects.isEmpty,
      // What a closure is passed runs before it makes the object.
      !(object.argumentTexts + call.argumentTexts).contains(where: { $0.contains("(") }),
      first.types.count + second.types.count <= CallSignature.mostArguments,
      !Self.takesDependencies(made, in: project)
    else { return nil }
    self.site = site
    draft = Self.draft(
      project.model.types[made].name, first, next.baseName, second,
      arguments: object.argumentTexts + call.argumentTexts
    )
    .with(origins: Set(project.scope.parts(of: made).map(\.file)).sorted())
  }

  /// Whether a type has dependencies, or comes to have some: a root makes it with these, which a
  /// closure over the call would hide from the root.
  private static func takesDependencies(_ type: Int, in project: ProjectTrees) -> Bool {
    project.model.types[type].dependencies != nil
      || project.model.dependencies.contains { $0.owner == type && $0.state == .hidden }
  }

  /// Whether code of no actor can make an object of a type and call it.
  private static func isOutsideOfActors(_ type: Int, in scope: ProjectScope) -> Bool {
    switch scope.isolation(of: type) {
    case .none, .nonisolated: true
    case .global, .actor, .moduleDefault, .unknown: false
    }
  }

  /// The one method that a call means, where no subclass can override it.
  private static func signature(
    of call: String, _ made: Int, _ project: ProjectTrees
  ) -> CallSignature? {
    let scope = project.scope
    let labels = RequiredMember(name: call, isWritten: false).labels ?? []
    let isFinal = scope.ownDeclarations(of: made).allSatisfy { scope.fact($0).isFinal }
    let isClass = project.model.types[made].kind == .class && !isFinal
    var found: [CallSignature] = []
    for part in scope.lineage(of: made).flatMap(scope.parts) {
      for member in scope.members(of: part)
      where member.kind == .function && member.name == call.baseName
        && !member.flags.contains(.isStatic)
      {
        guard
          var signature = CallSignature(
            of: member, called: labels, hasTrailingClosure: false,
            qualified: { scope.qualified($0, in: made) })
        else { continue }
        let isLent = scope.fact(part).kind == .extension && !scope.isRequired(member.name, of: made)
        guard !isClass || isLent, [nil, "Void", "()"].contains(member.type),
          !member.access.isHidden,
          let declaration = project.source(part.file).flatMap({
            FunctionSite(at: Int(member.position.offset), in: $0)
          }), declaration.obstacleToClosure(passing: signature.labels) == nil
        else { return nil }
        signature.actor =
          scope.isolation(of: member) ?? scope.actor(in: scope.fact(part).attributes)
        found.append(signature)
      }
    }
    return found.count == 1 ? found.first : nil
  }

  private static func draft(
    _ type: String, _ first: CallSignature, _ method: String, _ second: CallSignature,
    arguments: [String]
  ) -> FieldDraft {
    var whole = second
    whole.types = first.types + second.types
    whole.names = first.names + second.names
    let object = "\(type)(\(first.arguments))"
    let call = "\(method)(\(second.arguments(after: first.types.count)))"
    return FieldDraft(
      identity: "\(object).\(call)",
      names: [method + type.lastName, method + type.filter { $0 != "." }],
      type: whole.closure(giving: "Void"), live: "{ \(second.marks)\(object).\(call) }",
      access: arguments.isEmpty ? .provider : .arguments(arguments.joined(separator: ", ")),
      projectType: nil, isSendable: true)
  }
}

extension FieldDraft {
  fileprivate func with(origins: [Int]) -> FieldDraft {
    var draft = self
    draft.origins = origins
    return draft
  }
}
