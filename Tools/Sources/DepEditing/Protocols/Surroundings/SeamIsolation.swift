import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// On which actor a type and its members run, as far as the sources tell.
enum SeamIsolation: Hashable {
  case none
  /// `nonisolated class`, which says it where the module has another default.
  case nonisolated
  /// The attribute of a global actor, as written: `@MainActor`.
  case global(String)
  case actor

  var attribute: String? {
    if case .global(let attribute) = self { attribute } else { nil }
  }
}

/// Finds isolation and sendability of types.
struct IsolationReader {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy

  private var model: ProjectModel { project.model }

  /// - Throws: Where something outside of the project decides it.
  func isolation(of type: Int) throws(SeamRefusal) -> SeamIsolation {
    var isNonisolated = false
    for id in hierarchy.lineage(of: type) {
      guard let reference = hierarchy.declarations(of: id).first,
        let part = TypePart(reference, of: id, in: project)
      else { throw SeamRefusal("\(model.types[id].name) cannot be read") }
      if part.node.is(ActorDeclSyntax.self) { return .actor }
      if let attribute = globalActor(in: part.group.attributes) { return .global(attribute) }
      if part.group.modifiers.has("nonisolated") { isNonisolated = true }
      if isNonisolated { continue }
      if let inherited = try inheritedIsolation(of: id, hierarchy.fact(reference)) {
        return inherited
      }
    }
    return isNonisolated ? .nonisolated : .none
  }

  /// What the names behind the colon of a declaration make of it.
  private func inheritedIsolation(
    of type: Int, _ fact: TypeFact
  ) throws(SeamRefusal) -> SeamIsolation? {
    for name in fact.inherited {
      if let id = hierarchy.resolve(name, from: type) {
        guard model.types[id].kind == .protocol else { continue }
        if let attribute = isolation(ofProtocol: id) { return .global(attribute) }
      } else if isOnMainActor(name) {
        return .global("@MainActor")
      } else if isDoubtful(name) {
        throw SeamRefusal("whether \(name) is isolated to the main actor is not known")
      }
    }
    return nil
  }

  /// The global actor of a protocol or of what it inherits.
  func isolation(ofProtocol type: Int) -> String? {
    for id in [type] + hierarchy.protocols(of: type) {
      guard let reference = hierarchy.declarations(of: id).first,
        let part = TypePart(reference, of: id, in: project)
      else { continue }
      if let attribute = globalActor(in: part.group.attributes) { return attribute }
      if hierarchy.names(inheritedBy: id).contains(where: isOnMainActor) {
        return "@MainActor"
      }
    }
    return nil
  }

  private func isOnMainActor(_ name: String) -> Bool {
    project.scope.sdk.lists(name, in: .mainActorTypes)
  }

  private func isDoubtful(_ name: String) -> Bool {
    if project.scope.sdk.lists(name, in: .nonisolatedTypes) { return false }
    return ["UI", "WK"].contains { name.hasPrefix($0) }
      && name.dropFirst(2).first?.isUppercase == true
  }

  /// The attribute of a global actor, as written.
  func globalActor(in attributes: AttributeListSyntax) -> String? {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self), attribute.arguments == nil else {
        continue
      }
      let name = attribute.attributeName.plainText
      let isOurs = project.declarations.types(named: name).contains {
        hierarchy.declarations(of: $0).contains {
          hierarchy.fact($0).attributes.contains("globalActor")
        }
      }
      if isOurs || name == "MainActor" || name.hasSuffix("Actor") { return "@\(name)" }
    }
    return nil
  }

  /// Whether values of the type may cross from one isolation to another, wherever it is compiled.
  func isSendable(_ type: Int) -> Bool {
    let entry = model.types[type]
    if entry.kind == .actor { return true }
    if hierarchy.lineage(of: type).contains(where: saysSendable) { return true }
    if hierarchy.protocols(of: type).contains(where: saysSendable) { return true }
    guard case .global? = try? isolation(of: type) else { return false }
    guard entry.kind == .class else { return true }
    return hierarchy.superclass(of: type).map { superclass in isSendable(superclass) } ?? true
  }

  private func saysSendable(_ type: Int) -> Bool {
    hierarchy.parts(of: type).contains { part in
      let inherited = hierarchy.fact(part).inherited
      guard inherited.contains(where: ["Sendable", "Error", "LocalizedError"].contains) else {
        return false
      }
      guard let node = TypePart(part, of: type, in: project) else { return false }
      return !node.isExtension || node.condition == nil
    }
  }
}
