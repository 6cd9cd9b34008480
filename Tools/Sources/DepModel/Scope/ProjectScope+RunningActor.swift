import DepFacts

/// Where code runs, where the sources leave no doubt.
package enum RunningActor: Hashable, Sendable {
  /// On any thread.
  case none
  /// The attribute of a global actor: `@MainActor`.
  case global(String)
  /// The object itself is an actor.
  case object
}

extension ProjectScope {
  /// Where a member of a type runs that says nothing itself; nil where the sources do not tell.
  package func runningActor(ofMembersOf type: Int, isStatic: Bool) -> RunningActor? {
    let declarations = parts(of: type).filter { fact($0).kind != .extension }
    guard declarations.allSatisfy({ saysAll(fact($0).attributes) }) else { return nil }
    switch isolation(of: type) {
    case .global(let attribute): return .global(attribute)
    case .moduleDefault: return .global("@MainActor")
    case .actor: return isStatic ? RunningActor.none : .object
    case .unknown: return nil
    case .nonisolated: return inheritsKnown(type) ? RunningActor.none : nil
    case .none:
      let isSettled = !model.unsettledModules.contains(model.types[type].module)
      return isSettled && inheritsKnown(type) ? RunningActor.none : nil
    }
  }

  /// The actor to which all initializers of a type are confined that take an argument of this
  /// label, or all that it has, with the place that says so.
  package func initializerActor(of type: Int, taking label: String?) -> (String, Place)? {
    guard !isIsolatedBySDK(type), model.types[type].kind != .actor else { return nil }
    let ofType = parts(of: type).filter { fact($0).kind != .extension }
    guard ofType.allSatisfy({ !fact($0).attributes.contains("preconcurrency") }) else {
      return nil
    }
    let found = parts(of: type).flatMap { part -> [(String, Place)?] in
      members(of: part).filter { member in
        member.kind == .initializer
          && (label == nil || member.parameters.contains { $0.label == label })
      }.map { actor(of: $0, in: part, of: type) }
    }
    guard let first = found.first, let first,
      found.allSatisfy({ $0?.0 == first.0 })
    else { return nil }
    return first
  }

  private func actor(
    of initializer: MemberFact, in part: DeclarationPart, of type: Int
  ) -> (String, Place)? {
    let names = initializer.attributes.map(\.name)
    guard !names.contains("preconcurrency"), !initializer.flags.contains(.isAsync) else {
      return nil
    }
    if let actor = actor(in: names) {
      return ("@" + actor, Place(file: part.file, position: initializer.position))
    }
    let isPlain = fact(part).kind != .extension || fact(part).attributes.isEmpty
    guard isPlain, !fact(part).isNonisolated || fact(part).kind != .extension,
      !initializer.flags.contains(.isNonisolated)
    else { return nil }
    switch isolation(of: type) {
    case .global(let attribute): return (attribute, model.types[type].place)
    case .moduleDefault: return ("@MainActor", model.types[type].place)
    case .none, .nonisolated, .actor, .unknown: return nil
    }
  }

  /// Whether a name among the attributes of a declaration could be that of an actor, or change how
  /// the compiler checks.
  package func saysAll(_ attributes: [String]) -> Bool {
    attributes.allSatisfy {
      actor(in: [$0]) != nil || $0 != "preconcurrency" && sdk.lists($0, in: .plainAttributes)
    }
  }

  /// Whether no class or protocol above a type can bring an actor that the sources do not show.
  private func inheritsKnown(_ type: Int) -> Bool {
    lineage(of: type).allSatisfy { ancestor in
      model.types[ancestor].parents.allSatisfy { parent in
        isDeclared(parent) || parent.name == "AnyObject"
          || isSendable(inheriting: [parent.name]) || sdk.lists(parent.name, in: .nonisolatedTypes)
      }
    }
  }
}
