import DepFacts
import DepModel
import DepSyntax

/// On which actor a type and its members run, as far as the sources tell.
package enum TypeIsolation: Hashable, Sendable {
  case none
  /// `nonisolated class`, which says it where the module has another default.
  case nonisolated
  /// The attribute of a global actor, as written: `@MainActor`.
  case global(String)
  case actor

  package var attribute: String? {
    if case .global(let attribute) = self { attribute } else { nil }
  }
}

/// Finds isolation and sendability of types.
struct IsolationReader {
  let context: ExtractionContext

  private var scope: ProjectScope { context.scope }
  private var model: ProjectModel { context.scope.model }

  /// - Throws: Where something outside of the project decides it.
  func isolation(of type: Int) throws(ExtractionRefusal) -> TypeIsolation {
    var isNonisolated = false
    for id in [type] + scope.superclasses(of: type) {
      guard let reference = scope.ownDeclarations(of: id).first,
        let part = context.part(reference, of: id)
      else { throw ExtractionRefusal("\(model.types[id].name) cannot be read") }
      if part.isActor { return .actor }
      if let attribute = globalActor(in: part.attributes) { return .global(attribute) }
      if part.modifiers.has("nonisolated") { isNonisolated = true }
      if isNonisolated { continue }
      if let inherited = try inheritedIsolation(of: id, scope.fact(reference)) {
        return inherited
      }
    }
    return isNonisolated ? .nonisolated : .none
  }

  /// What the names behind the colon of a declaration make of it.
  private func inheritedIsolation(
    of type: Int, _ fact: TypeFact
  ) throws(ExtractionRefusal) -> TypeIsolation? {
    for name in fact.inherited {
      if let id = scope.type(named: name, near: type) {
        guard model.types[id].kind == .protocol else { continue }
        if let attribute = isolation(ofProtocol: id) { return .global(attribute) }
      } else if scope.isOnMainActor(outsideType: name) {
        return .global("@MainActor")
      } else if isDoubtful(name) {
        throw ExtractionRefusal("whether \(name) is isolated to the main actor is not known")
      }
    }
    return nil
  }

  /// The global actor of a protocol or of what it inherits.
  func isolation(ofProtocol type: Int) -> String? {
    for id in [type] + scope.protocols(of: type) {
      guard let reference = scope.ownDeclarations(of: id).first,
        let part = context.part(reference, of: id)
      else { continue }
      if let attribute = globalActor(in: part.attributes) { return attribute }
      if scope.namesInherited(by: id).contains(where: scope.isOnMainActor(outsideType:)) {
        return "@MainActor"
      }
    }
    return nil
  }

  private func isDoubtful(_ name: String) -> Bool {
    if scope.sdk.lists(name, in: .nonisolatedTypes) { return false }
    return scope.sdk.names(in: .mainActorPrefixes).contains(where: name.hasPrefix)
      && name.dropFirst(2).first?.isUppercase == true
  }

  /// The attribute of a global actor, as written.
  func globalActor(in attributes: AttributeSites) -> String? {
    scope.actor(in: attributes.list.filter { !$0.hasArguments }.map(\.name)).map { "@" + $0 }
  }

  /// Whether values of the type may cross from one isolation to another, wherever it is compiled.
  func isSendable(_ type: Int) -> Bool {
    let entry = model.types[type]
    if entry.kind == .actor { return true }
    if ([type] + scope.superclasses(of: type)).contains(where: saysSendable) { return true }
    if scope.protocols(of: type).contains(where: saysSendable) { return true }
    guard case .global? = try? isolation(of: type) else { return false }
    guard entry.kind == .class else { return true }
    return scope.superclass(of: type).map { superclass in isSendable(superclass) } ?? true
  }

  private func saysSendable(_ type: Int) -> Bool {
    scope.ownParts(of: type).contains { part in
      let inherited = scope.fact(part).inherited
      guard !scope.sdk.names(in: .sendableProtocols).isDisjoint(with: inherited) else {
        return false
      }
      guard let node = context.part(part, of: type) else { return false }
      return !node.isExtension || node.branch == nil
    }
  }
}
