import DepFacts
import DepModel
import DepSyntax

/// Reads which attributes and modifiers of a member a requirement keeps.
struct RequirementAttributes {
  let isolations: IsolationReader
  /// That of the type that the protocol is for.
  let isolation: TypeIsolation
  let type: Int

  private var scope: ProjectScope { isolations.context.scope }

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
    if let actor = isolations.globalActor(in: member.attributes) { return actor }
    if !modifiers(of: member).isEmpty { return nil }
    let part = member.part
    if part.isExtension, let actor = isolations.globalActor(in: part.attributes) {
      return actor
    }
    try checkWitness(member)
    guard part.type != type else { return nil }
    // What is inherited is isolated as the type that declares it.
    let isProtocol = scope.model.types[part.type].kind == .protocol
    let inherited =
      isProtocol
      ? isolations.isolation(ofProtocol: part.type)
      : try isolations.isolation(of: part.type).attribute
    if inherited == nil, isolation.attribute != nil {
      throw ExtractionRefusal("\(member.name) is inherited and not isolated as the type is")
    }
    return inherited
  }

  /// A member that answers an isolated protocol is isolated too, where both stand together.
  private func checkWitness(_ member: MemberDeclaration) throws(ExtractionRefusal) {
    let part = member.part
    guard part.isExtension, isolation.attribute == nil else { return }
    for name in scope.fact(part.reference).inherited {
      if scope.isOnMainActor(outsideType: name) {
        throw ExtractionRefusal("\(member.name) may be isolated because of \(name)")
      }
      guard let id = scope.type(named: name, near: part.type),
        isolations.isolation(ofProtocol: id) != nil
      else { continue }
      throw ExtractionRefusal("\(member.name) may be isolated because of \(name)")
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
