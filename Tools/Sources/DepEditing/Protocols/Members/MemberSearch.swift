import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Finds what the name of a used member can mean.
struct MemberSearch {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy

  /// A declaration that fits, and the parameters that the call leaves to their defaults.
  struct Found {
    var candidate: MemberCandidate
    var omitted: [Int]

    /// The labels and types of what the call passes, without the types around those.
    var shape: [String] {
      candidate.parameters.enumerated().filter { !omitted.contains($0.offset) }.flatMap {
        [$0.element.firstName.text, $0.element.type.comparisonText.withoutOuterNames]
      }
    }
  }

  /// - Throws: Where it is not found or could mean several things.
  func find(_ member: SeamMember, of type: Int) throws(SeamRefusal) -> [Found] {
    var found: [Found] = []
    var keys: Set<[String]> = []
    let (own, lent) = try candidates(named: member.name.baseName, of: type)
    for list in own {
      for match in try matches(member, in: list)
      where keys.insert(match.candidate.overloadKey).inserted {
        found.append(match)
      }
    }
    // What a protocol lends may only fill in the defaults of what the type has itself.
    let shapes = Set(found.map(\.shape))
    for match in try matches(member, in: lent)
    where !shapes.contains(match.shape) && keys.insert(match.candidate.overloadKey).inserted {
      found.append(match)
    }
    found = settled(found)
    if found.isEmpty {
      throw SeamRefusal(
        "\(member.name) is not declared by \(project.model.types[type].name) in these sources")
    }
    return found
  }

  /// What the name means in a protocol, in what it inherits, and in their extensions.
  func findInProtocol(_ member: SeamMember, _ id: Int) throws(SeamRefusal) -> [Found] {
    var found: [Found] = []
    var keys: Set<[String]> = []
    for owner in [id] + hierarchy.protocols(of: id) {
      let parts = hierarchy.parts(of: owner)
      let candidates = try members(named: member.name.baseName, of: parts, owner)
      for match in try matches(member, in: candidates)
      where keys.insert(match.candidate.overloadKey).inserted {
        found.append(match)
      }
    }
    return found
  }

  /// What nobody outside can mean is left out where something else fits.
  private func settled(_ found: [Found]) -> [Found] {
    let instance = found.filter { !$0.candidate.isStatic }
    let visible = instance.filter { match in
      match.candidate.access(in: hierarchy) != .private
    }
    if !visible.isEmpty { return visible }
    return instance.isEmpty ? found : instance
  }

  /// The members of the type, then of its superclasses, then those that protocols lend.
  private func candidates(
    named name: String, of type: Int
  ) throws(SeamRefusal) -> (own: [[MemberCandidate]], lent: [MemberCandidate]) {
    var lists: [[MemberCandidate]] = []
    for owner in hierarchy.lineage(of: type) {
      lists.append(try members(named: name, of: hierarchy.parts(of: owner), owner))
    }
    var lent: [MemberCandidate] = []
    for id in hierarchy.protocols(of: type) {
      let parts = hierarchy.parts(of: id).filter { hierarchy.fact($0).kind == .extension }
      lent += try members(named: name, of: parts, id)
    }
    return (lists, lent)
  }

  private func members(
    named name: String, of parts: [DeclarationPart], _ type: Int
  ) throws(SeamRefusal) -> [MemberCandidate] {
    var found: [MemberCandidate] = []
    for reference in parts {
      guard let part = TypePart(reference, of: type, in: project) else {
        throw SeamRefusal("\(project.records[reference.file].path) cannot be read")
      }
      let members = MemberList(part, named: name).candidates
      let isConstrained = part.node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
      if !isConstrained { found += members }
    }
    return found
  }

  private func matches(
    _ member: SeamMember, in candidates: [MemberCandidate]
  ) throws(SeamRefusal) -> [Found] {
    guard let labels = member.labels else {
      let properties = candidates.filter { $0.isProperty }
      let meant = properties.isEmpty ? candidates : properties
      return meant.map { Found(candidate: $0, omitted: []) }
    }
    var found: [Found] = []
    for candidate in candidates where !candidate.isProperty {
      switch CallMatch(labels, candidate.parameters.map { parameter($0, of: candidate) }) {
      case .none: break
      case .omits(let omitted): found.append(Found(candidate: candidate, omitted: omitted))
      case .unclear:
        throw SeamRefusal("\(member.name) could fill more than one parameter")
      }
    }
    if !found.isEmpty { return found }
    // A property that holds a closure is called too.
    return candidates.filter(\.isProperty).map { Found(candidate: $0, omitted: []) }
  }

  private func parameter(
    _ parameter: FunctionParameterSyntax, of candidate: MemberCandidate
  ) -> CallMatch.Parameter {
    CallMatch.Parameter(
      label: SubscriptLabels.label(of: parameter, isSubscript: candidate.isSubscript),
      mayBeOmitted: parameter.defaultValue != nil,
      isVariadic: parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self),
      mayBeClosure: mayBeClosure(parameter.type))
  }

  private func mayBeClosure(_ type: TypeSyntax) -> Bool {
    if type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .arrow }) {
      return true
    }
    var core = type
    if let optional = core.as(OptionalTypeSyntax.self) { core = optional.wrappedType }
    if let attributed = core.as(AttributedTypeSyntax.self) { core = attributed.baseType }
    let name =
      core.as(IdentifierTypeSyntax.self)?.name.text
      ?? core.as(MemberTypeSyntax.self)?.name.text
    guard let name else { return false }
    return hierarchy.index.hasAlias(name)
      || ["Completion", "Handler", "Closure", "Block", "Callback"].contains(where: name.hasSuffix)
  }
}

/// A used member and what it means.
struct SeamUse {
  var member: SeamMember
  var found: [MemberSearch.Found]
}

extension MemberCandidate {
  var isProperty: Bool {
    if case .property = kind { true } else { false }
  }
}
