package import DepFacts

extension ProjectScope {
  /// The isolation of a type by its own words, its superclasses or its protocols.
  package func isolation(of type: Int) -> TypeIsolation { isolation(of: type, depth: 0) }

  /// A protocol isolates only where the declaration itself names it, and no extension.
  private func isolation(of type: Int, depth: Int) -> TypeIsolation {
    // Wrong code may inherit in a circle.
    guard depth < 8 else { return .none }
    if model.types[type].kind == .actor { return .actor }
    var isolation = TypeIsolation.none
    for part in parts(of: type) where fact(part).kind != .extension {
      if let name = actor(in: fact(part).attributes) { return .global("@" + name) }
      if fact(part).isNonisolated { return .nonisolated }
      for parent in parents(of: part) where parent.type != type {
        switch self.isolation(of: parent, depth: depth + 1) {
        case .global(let attribute): return .global(attribute)
        case .unknown(let name): isolation = .unknown(outsideType: name)
        case .moduleDefault:
          guard isDefault(in: model.types[type].module) else { return .global("@MainActor") }
        case .nonisolated where parent.type == superclass(of: type): isolation = .nonisolated
        case .none, .nonisolated, .actor: break
        }
      }
    }
    return isolation == .none && isOnMainActorByDefault(type) ? .moduleDefault : isolation
  }

  /// The attribute that code in another type has to write for what a type isolates.
  ///
  /// Where both stand in modules with the same default, nothing has to be written.
  package func isolation(of type: Int, seenFrom user: Int) -> String? {
    let isolation = isolation(of: type)
    if isolation == .moduleDefault, !isOnMainActorByDefault(user) { return "@MainActor" }
    return isolation.attribute
  }

  /// The same for a function at file level that says nothing itself.
  package func isolation(ofFunctionIn file: Int, seenFrom user: Int) -> String? {
    isDefault(in: records[file].module) && !isOnMainActorByDefault(user) ? "@MainActor" : nil
  }

  /// Whether a static, or a declaration at file level, is on the main actor because it says nothing
  /// and its module has that by default.
  package func isOnMainActorByDefault(_ member: MemberFact?, of owner: Int?, in file: Int) -> Bool {
    guard let member, !member.flags.contains(.isNonisolated), isolation(of: member) == nil else {
      return false
    }
    guard let owner else { return isDefault(in: records[file].module) }
    return isolation(of: owner) == .moduleDefault
      && !parts(of: owner).contains { part in
        fact(part).isNonisolated && members(of: part).contains(member)
      }
  }

  private func isDefault(in module: String) -> Bool { model.mainActorModules.contains(module) }

  /// Whether what stands in a type without a word is on the main actor.
  private func isOnMainActorByDefault(_ type: Int) -> Bool {
    guard isDefault(in: model.types[type].module), model.types[type].kind != .actor else {
      return false
    }
    if let outer = outer(of: type), model.types[outer].kind != .extension,
      !isOnMainActorByDefault(outer)
    {
      return false
    }
    // The compiler makes an exception of errors and coding keys.
    return !parts(of: type).contains { part in
      fact(part).isNonisolated && fact(part).kind != .extension
        || parents(of: part).contains {
          !isDeclared($0) && $0.name != "Sendable" && isSendable(inheriting: [$0.name])
        }
    }
  }

  /// The isolation that a superclass or protocol hands down.
  package func isolation(of parent: TypeEntry.Parent) -> TypeIsolation {
    isolation(of: parent, depth: 0)
  }

  private func isolation(of parent: TypeEntry.Parent, depth: Int) -> TypeIsolation {
    if let type = parent.type, isDeclared(parent) { return isolation(of: type, depth: depth) }
    if sdk.lists(parent.name, in: .mainActorTypes) { return .global("@MainActor") }
    return mayBeOnMainActor(parent.name) ? .unknown(outsideType: parent.name) : .none
  }

  private func mayBeOnMainActor(_ name: String) -> Bool {
    if sdk.lists(name, in: .nonisolatedTypes) { return false }
    // What a package or code of Objective-C adds to a view or to the application.
    let endings = [.viewEndings, .viewControllerEndings, .mainActorEndings].map(sdk.names(in:))
    if endings.joined().contains(where: name.hasSuffix) { return true }
    return sdk.names(in: .mainActorPrefixes).contains {
      name.hasPrefix($0) && name.dropFirst($0.count).isCapitalized
    }
  }

  /// Whether a type is on the main actor only because an SDK says so of what it inherits.
  ///
  /// Such types are older than actors, and the compiler lets code outside of the actor use them.
  package func isIsolatedBySDK(_ type: Int) -> Bool {
    guard isolation(of: type).attribute == "@MainActor" else { return false }
    let declarations = parts(of: type).filter { fact($0).kind != .extension }
    guard declarations.allSatisfy({ actor(in: fact($0).attributes) == nil }) else { return false }
    return declarations.flatMap(parents).allSatisfy { parent in
      guard let type = parent.type, isDeclared(parent) else { return true }
      return isolation(of: type).attribute == nil || isIsolatedBySDK(type)
    }
  }

  /// Whether a type inherits from what most likely is on the main actor, though no table says so.
  package func isLikelyOnMainActor(_ type: Int) -> Bool {
    if case .unknown = isolation(of: type) { true } else { false }
  }

  /// Whether the declaration of a type says that its values cannot be copied.
  package func isNoncopyable(_ type: Int) -> Bool {
    ownDeclarations(of: type).contains { fact($0).inherited.contains("~Copyable") }
  }

  /// Whether values of a type may cross from one task to another; false where that is not known.
  ///
  /// A conformance counts where `counts` says so of the part that declares it.
  package func isSendable(
    _ type: Int, where counts: (DeclarationPart) -> Bool = { _ in true }
  ) -> Bool {
    if model.types[type].kind == .actor || declaresSendable(type, where: counts) { return true }
    guard isolation(of: type).attribute != nil else { return false }
    // A class of an actor is Sendable only where the class above it is.
    return superclass(of: type).map { isSendable($0, where: counts) } ?? true
  }

  /// Whether a struct keeps an object of its own in a constant that all code sees: the compiler
  /// allows that only where it finds the struct Sendable by its properties.
  package func isSharedValue(_ type: Int) -> Bool {
    guard model.types[type].kind == .struct, isolation(of: type).attribute == nil else {
      return false
    }
    return model.singletons.contains { singleton in
      guard singleton.owner == type, singleton.valueTypeID == type, !singleton.isMutable,
        let member = member(of: singleton)
      else { return false }
      return member.kind == .storedProperty && member.attributes.isEmpty
        && !member.flags.contains(.isNonisolated)
    }
  }

  /// Whether a type is Sendable by what it inherits, so that the compiler checks its properties.
  package func declaresSendable(
    _ type: Int, where counts: (DeclarationPart) -> Bool = { _ in true }
  ) -> Bool {
    lineage(of: type).flatMap(ownParts).contains { part in
      parents(of: part).contains { !isDeclared($0) && isSendable(inheriting: [$0.name]) }
        && counts(part)
    }
  }

  /// Whether a protocol that nothing is known of may make a type Sendable, so that the compiler
  /// rejects properties which are not.
  package func mayBeSendable(_ type: Int) -> Bool {
    demandedInitializers(of: type) == nil && isInSwift6Mode(model.types[type].module)
  }

  /// Whether a struct has constants of its own type, which Swift 6 mode allows of Sendable values
  /// alone: `static let none = Mark(name: "")`.
  package func isKeptInOwnStatics(_ type: Int) -> Bool {
    let entry = model.types[type]
    guard entry.kind == .struct, !model.olderModules.contains(entry.module) else { return false }
    let name = entry.name.lastName
    return members(of: type).contains { member in
      guard member.kind == .storedProperty, member.flags.contains(.isStatic) else { return false }
      if let written = member.type {
        return written.identifiers.contains { $0 == name || $0 == "Self" }
      }
      return member.value?.path.last.map { [name, "Self", "init"].contains($0.baseName) } == true
    }
  }

  /// Whether a manifest or an Xcode project says that a module is compiled in Swift 6 mode.
  package func isInSwift6Mode(_ module: String) -> Bool {
    !model.olderModules.contains(module) && !model.unsettledModules.contains(module)
  }

  /// Whether a manifest or an Xcode project says that it is compiled in a mode before that.
  package func isInOlderMode(_ module: String) -> Bool { model.olderModules.contains(module) }

  /// Whether types that inherit some of these names from outside of the project are Sendable.
  package func isSendable(inheriting names: Set<String>) -> Bool {
    names.contains { sdk.lists($0.lastName, in: .sendableProtocols) }
  }

  /// The attribute of the actor that isolates a member of its own.
  package func isolation(of member: MemberFact) -> String? {
    actor(in: member.attributes.map(\.name)).map { "@" + $0 }
  }

  /// The first of the attributes that names a global actor.
  package func actor(in attributes: [String]) -> String? {
    attributes.first {
      $0.hasSuffix("Actor") && !["globalActor", "ModelActor"].contains($0)
        || globalActors.contains($0)
    }
  }

  /// Whether an SDK, and not the project, keeps an expression to the main actor.
  package func isOnMainActor(_ expression: String) -> Bool {
    let name = String(expression.split { $0 == "." || $0 == "(" }.first ?? "")
    return sdk.lists(name, in: .mainActorTypes) && !isDeclared(name)
  }
}
