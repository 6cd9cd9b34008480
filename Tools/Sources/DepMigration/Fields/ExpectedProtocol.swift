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
    let destinations = DestinationTypes(project: project, owner: owner)
    guard let written = destinations.type(at: site) else { return nil }
    let type = FieldType(written)
    guard type.isNameOrExistential,
      let found = scope.type(named: type.name, in: owner),
      project.model.types[found].kind == .protocol,
      !scope.visibility(of: found).isTooHidden(for: scope.visibility(of: owner))
    else { return nil }
    return found
  }
}
