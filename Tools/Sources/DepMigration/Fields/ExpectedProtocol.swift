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
    guard let written = site.destination.flatMap(type) else { return nil }
    let type = FieldType(written)
    guard !type.isOptional, type.isPlainName || type.isExistential,
      let found = scope.type(named: type.name, in: owner), found != made,
      project.model.types[found].kind == .protocol, scope.protocols(of: made).contains(found),
      !scope.visibility(of: found).isTooHidden(for: scope.visibility(of: owner))
    else { return nil }
    return "any \(project.model.types[found].name.escapedPath)"
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
    let types = functions(called).compactMap { member -> String? in
      guard
        let signature = CallSignature(
          of: member, called: labels, hasTrailingClosure: false, qualified: { $0 })
      else { return nil }
      return signature.types[index]
    }
    return Set(types).count == 1 ? types.first : nil
  }

  /// What a call by this name may mean: the initializers of a type, or functions of the own type.
  private func functions(_ called: String) -> [MemberFact] {
    let path = called.hasSuffix(".init") ? String(called.dropLast(".init".count)) : called
    if path == "self", called != path { return initializers(of: owner) }
    if path == "super" {
      return scope.superclass(of: owner).map(initializers) ?? []
    }
    if path.isCapitalized {
      return scope.type(named: path, in: owner).map(initializers) ?? []
    }
    let name = called.hasPrefix("self.") ? String(called.dropFirst("self.".count)) : called
    return scope.members(of: owner).filter { $0.kind == .function && $0.name == name }
  }

  private func initializers(of type: Int) -> [MemberFact] {
    scope.members(of: type).filter { $0.kind == .initializer }
  }
}
