import DepFacts
import DepModel
import DepSyntax

/// Finds what the name of a used member can mean.
struct MemberSearch {
  let context: ExtractionContext

  private var scope: ProjectScope { context.scope }

  /// A declaration that fits, and the parameters that the call leaves to their defaults.
  struct Match {
    var member: MemberDeclaration
    var omitted: [Int]

    /// The labels and types of what the call passes, without the types around those.
    var shape: [String] {
      member.parameters.enumerated().filter { !omitted.contains($0.offset) }.flatMap {
        [$0.element.label, $0.element.comparison.withoutOuterNames]
      }
    }
  }

  /// - Throws: Where it is not found or could mean several things.
  func find(_ member: RequiredMember, of type: Int) throws(ExtractionRefusal) -> [Match] {
    var found: [Match] = []
    var keys: Set<[String]> = []
    let (own, lent) = try candidates(named: member.name.baseName, of: type)
    for list in own {
      for match in try matches(member, in: list)
      where keys.insert(match.member.overloadKey).inserted {
        found.append(match)
      }
    }
    // What a protocol lends may only fill in the defaults of what the type has itself.
    let shapes = Set(found.map(\.shape))
    for match in try matches(member, in: lent)
    where !shapes.contains(match.shape) && keys.insert(match.member.overloadKey).inserted {
      found.append(match)
    }
    found = settled(found)
    if found.isEmpty {
      throw ExtractionRefusal(
        "the sources do not declare \(member.name) in \(scope.model.types[type].name)")
    }
    return found
  }

  /// What the name means in a protocol, in what it inherits, and in their extensions.
  func findInProtocol(_ member: RequiredMember, _ id: Int) throws(ExtractionRefusal) -> [Match] {
    var found: [Match] = []
    var keys: Set<[String]> = []
    for owner in [id] + scope.protocols(of: id) {
      let parts = scope.ownParts(of: owner)
      let candidates = try members(named: member.name.baseName, of: parts, owner)
      for match in try matches(member, in: candidates)
      where keys.insert(match.member.overloadKey).inserted {
        found.append(match)
      }
    }
    return found
  }

  /// Members that outside code cannot see are left out where another one fits.
  private func settled(_ found: [Match]) -> [Match] {
    let instance = found.filter { !$0.member.isStatic }
    let visible = instance.filter { match in
      match.member.access(in: scope) != .private
    }
    if !visible.isEmpty { return visible }
    return instance.isEmpty ? found : instance
  }

  /// The members of the type, then of its superclasses, then those that protocols lend.
  private func candidates(
    named name: String, of type: Int
  ) throws(ExtractionRefusal) -> (own: [[MemberDeclaration]], lent: [MemberDeclaration]) {
    var lists: [[MemberDeclaration]] = []
    for owner in [type] + scope.superclasses(of: type) {
      lists.append(try members(named: name, of: scope.ownParts(of: owner), owner))
    }
    var lent: [MemberDeclaration] = []
    for id in scope.protocols(of: type) {
      let parts = scope.ownParts(of: id).filter { scope.fact($0).kind == .extension }
      lent += try members(named: name, of: parts, id)
    }
    return (lists, lent)
  }

  private func members(
    named name: String, of parts: [DeclarationPart], _ type: Int
  ) throws(ExtractionRefusal) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    for reference in parts {
      guard let part = context.part(reference, of: type) else {
        throw ExtractionRefusal("\(scope.records[reference.file].path) cannot be read")
      }
      if !part.isConstrainedExtension { found += part.members(named: name) }
    }
    return found
  }

  private func matches(
    _ member: RequiredMember, in candidates: [MemberDeclaration]
  ) throws(ExtractionRefusal) -> [Match] {
    guard let labels = member.labels else {
      let properties = candidates.filter { $0.isProperty }
      let meant = properties.isEmpty ? candidates : properties
      return meant.map { Match(member: $0, omitted: []) }
    }
    var found: [Match] = []
    for candidate in candidates where !candidate.isProperty {
      switch CallMatch(labels, candidate.parameters.map(parameter)) {
      case .none: break
      case .omits(let omitted): found.append(Match(member: candidate, omitted: omitted))
      case .unclear:
        throw ExtractionRefusal("\(member.name) could match more than one parameter")
      }
    }
    if !found.isEmpty { return found }
    // A property that holds a closure is called too.
    return candidates.filter(\.isProperty).map { Match(member: $0, omitted: []) }
  }

  private func parameter(_ parameter: MemberParameter) -> CallMatch.Parameter {
    CallMatch.Parameter(
      label: parameter.label, mayBeOmitted: parameter.defaultValue != nil,
      isVariadic: parameter.isVariadic || parameter.isPack, mayBeClosure: mayBeClosure(parameter))
  }

  private func mayBeClosure(_ parameter: MemberParameter) -> Bool {
    if parameter.isFunction { return true }
    guard let name = parameter.typeName else { return false }
    return context.scope.isAlias(name)
      || ["Completion", "Handler", "Closure", "Block", "Callback"].contains(where: name.hasSuffix)
  }
}

/// A used member and what it means.
struct MemberUse {
  var member: RequiredMember
  var matches: [MemberSearch.Match]
}
