import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Reads which attributes and modifiers of a member a requirement keeps.
struct AttributeReader {
  let isolations: IsolationReader
  /// That of the type that the protocol is for.
  let isolation: SeamIsolation
  let type: Int

  private static let kept: Set<String> = [
    "available", "concurrent", "discardableResult", "preconcurrency", "Sendable",
  ]

  /// - Throws: Where the isolation of the member cannot be told.
  func attributes(of candidate: MemberCandidate) throws(SeamRefusal) -> [String] {
    var texts: [String] = []
    if candidate.part.isExtension {
      texts += Availability.texts(of: candidate.part.group.attributes)
    }
    for element in candidate.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      if Self.kept.contains(attribute.attributeName.plainText) { texts.append(attribute.plainText) }
    }
    if let actor = try actor(of: candidate), actor != isolation.attribute {
      texts.insert(actor, at: 0)
    }
    return texts
  }

  func modifiers(of candidate: MemberCandidate) -> [String] {
    let own = candidate.modifiers.filter { $0.name.text == "nonisolated" }.map {
      $0.detail?.detail.text == "nonsending" ? $0.plainText : "nonisolated"
    }
    if !own.isEmpty { return own }
    let isExtension = candidate.part.isExtension
    return isExtension && candidate.part.group.modifiers.has("nonisolated") ? ["nonisolated"] : []
  }

  /// The global actor of the member; nil where it has none of its own.
  private func actor(of candidate: MemberCandidate) throws(SeamRefusal) -> String? {
    if let actor = isolations.globalActor(in: candidate.attributes) { return actor }
    if !modifiers(of: candidate).isEmpty { return nil }
    let part = candidate.part
    if part.isExtension, let actor = isolations.globalActor(in: part.group.attributes) {
      return actor
    }
    try checkWitness(candidate)
    guard part.type != type else { return nil }
    // What is inherited is isolated as the type that declares it.
    let isProtocol = isolations.project.model.types[part.type].kind == .protocol
    let inherited =
      isProtocol
      ? isolations.isolation(ofProtocol: part.type)
      : try isolations.isolation(of: part.type).attribute
    if inherited == nil, isolation.attribute != nil {
      throw SeamRefusal("\(candidate.name) is inherited and not isolated as the type is")
    }
    return inherited
  }

  /// A member that answers an isolated protocol is isolated too, where both stand together.
  private func checkWitness(_ candidate: MemberCandidate) throws(SeamRefusal) {
    let part = candidate.part
    guard part.isExtension, isolation.attribute == nil else { return }
    for name in isolations.hierarchy.fact(part.reference).inherited {
      if isolations.project.scope.sdk.lists(name, in: .mainActorTypes) {
        throw SeamRefusal("\(candidate.name) may be isolated because of \(name)")
      }
      guard let id = isolations.hierarchy.resolve(name, from: part.type),
        isolations.isolation(ofProtocol: id) != nil
      else { continue }
      throw SeamRefusal("\(candidate.name) may be isolated because of \(name)")
    }
  }
}

/// Reads attributes that say on which systems something is there.
enum Availability {
  static func texts(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.plainText == "available" }.map(\.plainText)
  }
}

extension MemberCandidate {
  /// How far the member can be seen, without regard to its type.
  func access(in hierarchy: TypeHierarchy) -> AccessLevel {
    for modifier in modifiers where modifier.detail == nil {
      if let level = AccessLevel(word: modifier.name.text) { return level.settled(.internal) }
    }
    if hierarchy.project.model.types[part.type].kind == .protocol, !part.isExtension {
      return hierarchy.access(of: part.type)
    }
    let normal =
      part.isExtension ? hierarchy.fact(part.reference).access.settled(.internal) : .internal
    return normal == .private ? .fileprivate : normal
  }
}

extension AccessLevel {
  /// The level that a modifier names; nil for other modifiers.
  init?(word: String) {
    switch word {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }
}
