import DepFacts
import DepModel
import DepSyntax

/// Reads which attributes and modifiers of a member a requirement keeps.
struct RequirementAttributes {
  let scope: ProjectScope
  /// That of the type that the protocol is for.
  let isolation: TypeIsolation
  let type: Int

  private static let kept: Set<String> = [
    "available", "concurrent", "discardableResult", "preconcurrency", "Sendable",
  ]

  /// - Throws: Where the isolation of the member cannot be told.
  func attributes(of member: MemberDeclaration) throws(ExtractionRefusal) -> [String] {
    var texts: [String] = []
    if member.part.isExtension {
      texts += member.part.attributes.availability
    }
    texts += member.attributes.list.filter { Self.kept.contains($0.name) }.map(\.text)
    if let actor = try actor(of: member), actor != isolation.attribute {
      texts.insert(actor, at: 0)
    }
    return texts
  }

  func modifiers(of member: MemberDeclaration) -> [String] {
    let own = member.modifiers.filter { $0.name == "nonisolated" }.map {
      $0.detail == "nonsending" ? $0.text : "nonisolated"
    }
    if !own.isEmpty { return own }
    let isExtension = member.part.isExtension
    return isExtension && member.part.modifiers.has("nonisolated") ? ["nonisolated"] : []
  }

  /// The global actor of the member; nil where it has none of its own.
  private func actor(of member: MemberDeclaration) throws(ExtractionRefusal) -> String? {
    if let actor = globalActor(in: member.attributes) { return actor }
    if !modifiers(of: member).isEmpty { return nil }
    let part = member.part
    if part.isExtension, let actor = globalActor(in: part.attributes) {
      return actor
    }
    try checkWitness(member)
    guard part.type != type else { return nil }
    // What is inherited is isolated as the type that declares it.
    let inherited = try scope.isolation(of: part.type).known.attribute
    if inherited == nil, isolation.attribute != nil {
      throw ExtractionRefusal("\(member.name) is inherited and isolated differently from the type")
    }
    return inherited
  }

  /// A member that answers an isolated protocol is isolated too, where both stand together.
  private func checkWitness(_ member: MemberDeclaration) throws(ExtractionRefusal) {
    let part = member.part
    guard part.isExtension, isolation.attribute == nil else { return }
    for parent in scope.parents(of: part.reference)
    where scope.isolation(of: parent).attribute != nil {
      throw ExtractionRefusal("\(member.name) may be isolated because of \(parent.written)")
    }
  }

  /// The attribute of a global actor, as written.
  private func globalActor(in attributes: AttributeSites) -> String? {
    scope.actor(in: attributes.list.filter { !$0.hasArguments }.map(\.name)).map { "@" + $0 }
  }
}

extension TypeIsolation {
  /// - Throws: Where something outside of the project decides it.
  var known: Self {
    get throws(ExtractionRefusal) {
      guard case .unknown(let name) = self else { return self }
      throw ExtractionRefusal("\(name) may be isolated to the main actor")
    }
  }
}

extension MemberDeclaration {
  /// How far the member can be seen, without regard to its type.
  func access(in scope: ProjectScope) -> AccessLevel {
    if let access { return access.settled(.internal) }
    if scope.model.types[part.type].kind == .protocol, !part.isExtension {
      return scope.visibility(of: part.type)
    }
    let normal =
      part.isExtension ? scope.fact(part.reference).access.settled(.internal) : .internal
    return normal == .private ? .fileprivate : normal
  }
}
