import DepFacts
import DepModel
import DepSyntax

/// The protocol of the project that a declaration asks of an object made in place.
///
/// A test passes a double where the code that takes the object names a protocol, and no subclass.
struct ExpectedProtocol {
  let project: ProjectTrees
  let owner: Int

  private var scope: ProjectScope { project.scope }

  /// Nil where the place takes the type itself, or where nothing tells.
  func name(for made: Int, at site: UseSite) -> String? {
    asked(at: site).flatMap {
      $0 != made && scope.protocols(of: made).contains($0) ? name(of: $0) : nil
    }
  }

  /// The same for an object that something else has made, where the field may hold the protocol.
  func name(for draft: FieldDraft, at site: UseSite) -> String? {
    guard !FieldType(draft.valueType).isOptional, let found = asked(at: site) else { return nil }
    let conforms =
      draft.projectType.map { $0 != found && scope.protocols(of: $0).contains(found) }
      ?? scope.protocolsAdded(to: draft.valueType).contains(found)
    // What crosses between tasks as the object may not do so as the protocol.
    let mayCross =
      draft.isSendable && draft.access == .value
      && (scope.declaresSendable(owner) || project.model.types[owner].kind == .actor
        || !site.closures.isEmpty)
    guard conforms, !mayCross || scope.inheritedNames(of: found).contains("Sendable") else {
      return nil
    }
    return name(of: found)
  }

  private func name(of type: Int) -> String {
    "any \(project.model.types[type].name.escapedPath)"
  }

  /// The protocol of the project that the place takes.
  private func asked(at site: UseSite) -> Int? {
    guard let written = site.destination.flatMap(type) else { return nil }
    let type = FieldType(written)
    guard type.isNameOrExistential,
      let found = scope.type(named: type.name, in: owner),
      project.model.types[found].kind == .protocol,
      !scope.visibility(of: found).isTooHidden(for: scope.visibility(of: owner))
    else { return nil }
    return found
  }

  /// The type that the declaration writes.
  private func type(of destination: Destination) -> String? {
    switch destination {
    case .written(let type): type
    case .variable(let name): scope.propertyType(name, of: owner)
    case .argument(let called, let labels, let index):
      parameter(index, ofCallWith: labels, of: called)
    }
  }

  private func parameter(
    _ index: Int, ofCallWith labels: [String], of called: String
  ) -> String? {
    let types = functions(called).compactMap { function -> String? in
      guard
        let signature = CallSignature(
          of: function.member, called: labels, hasTrailingClosure: false, qualified: { $0 })
      else { return nil }
      let type = signature.types[index]
      return isGenericParameter(FieldType(type).name, of: function) ? "some Any" : type
    }
    return Set(types).count == 1 ? types.first : nil
  }

  // MARK: What a call means

  private struct Function {
    let member: MemberFact
    let part: DeclarationPart
  }

  /// What a call by this name may mean: the initializers of a type, or functions of the own type;
  /// none where code that was not read may declare more of them.
  private func functions(_ called: String) -> [Function] {
    let path = called.hasSuffix(".init") ? String(called.dropLast(".init".count)) : called
    if path == "self", called != path { return initializers(of: owner) }
    if path == "super" {
      return scope.superclass(of: owner).map(initializers) ?? []
    }
    if path.isCapitalized {
      return scope.type(named: path, in: owner).map(initializers) ?? []
    }
    let ancestors = scope.lineage(of: owner)
    let knowsAll = ancestors.lazy.compactMap(scope.outsideSuperclass).allSatisfy {
      scope.sdk.lists($0, in: .plainClasses)
    }
    guard knowsAll else { return [] }
    let name = called.hasPrefix("self.") ? String(called.dropFirst("self.".count)) : called
    return functions(of: ancestors) { $0.kind == .function && $0.name == name }
  }

  private func initializers(of type: Int) -> [Function] {
    let found = functions(of: [type] + scope.superclasses(of: type)) { $0.kind == .initializer }
    // Beside those in extensions, a struct has the one that the compiler makes.
    let isMemberwise =
      project.model.types[type].kind == .struct
      && !found.contains { scope.fact($0.part).kind != .extension }
    return isMemberwise ? [] : found
  }

  private func functions(
    of types: [Int], where isMeant: (MemberFact) -> Bool
  ) -> [Function] {
    types.flatMap(scope.parts).flatMap { part in
      scope.members(of: part).filter(isMeant).map { Function(member: $0, part: part) }
    }
  }

  /// Whether a name is that of a generic parameter of a function, or of the type around it.
  private func isGenericParameter(_ name: String, of function: Function) -> Bool {
    if scope.fact(function.part).genericParameters.contains(name) { return true }
    guard let source = project.source(function.part.file) else { return true }
    return MemberSite(at: Int(function.member.position.offset), in: source)?
      .genericParameters.contains(name) ?? true
  }
}
