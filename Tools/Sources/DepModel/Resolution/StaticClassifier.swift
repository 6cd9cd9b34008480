import DepFacts

/// Decides what a static member or a global means for those who reach it.
final class StaticClassifier {
  enum Meaning: Hashable {
    /// An object that all code shares. `type` is the project's type of its value.
    case singleton(valueType: String, type: Int?)
    /// A variable that holds a value.
    case variable(valueType: String)
    /// A constant, an enum case, a function that is not an accessor.
    case constant
    /// Makes an object each time.
    case factory
    case unknown(String)
  }

  private let sources: [SourceRecord]
  private let resolver: NameResolver
  private let values: ValueClassifier
  private let sdk: SDKKnowledge
  private var known: [MemberTable.Reference: Meaning] = [:]

  init(
    sources: [SourceRecord], resolver: NameResolver, catalogue: Catalogue, sdk: SDKKnowledge
  ) {
    self.sources = sources
    self.resolver = resolver
    self.sdk = sdk
    values = ValueClassifier(
      sources: sources, resolver: resolver, catalogue: catalogue, sdk: sdk)
  }

  func meaning(of reference: MemberTable.Reference) -> Meaning {
    if let answer = known[reference] { return answer }
    known[reference] = .constant  // Ends the recursion of members that refer to each other.
    let answer = classify(reference)
    known[reference] = answer
    return answer
  }

  private func classify(_ reference: MemberTable.Reference) -> Meaning {
    let member = resolver.members[reference]
    let scope = scope(of: reference)
    switch member.kind {
    case .storedProperty:
      return stored(member, scope: scope, value: value(of: member, in: scope))
    case .computedProperty, .function:
      guard !isRequirement(reference) else { return .constant }
      return accessor(member, scope: scope)
    case .enumCase, .initializer, .subscript, .deinitializer:
      return .constant
    }
  }

  func scope(of reference: MemberTable.Reference) -> NameResolver.Scope {
    let owner = Int(resolver.members[reference].owner)
    return NameResolver.Scope(
      file: reference.file,
      type: owner >= 0 ? resolver.types.recordOfPart[reference.file][owner] : nil)
  }

  private func value(of member: MemberFact, in scope: NameResolver.Scope) -> ValueClassifier.Value {
    if let type = member.type { return values.value(ofType: type, in: scope) }
    guard let shape = member.value else { return .unknown("its type is not written") }
    return values.value(of: shape, in: scope) { [self] in meaning(of: $0) }
  }

  private func stored(
    _ member: MemberFact, scope: NameResolver.Scope, value: ValueClassifier.Value
  ) -> Meaning {
    switch value {
    case .object(let text, let type): return .singleton(valueType: text, type: type)
    case .plain(let text, let type):
      if let type, type == scope.type, member.name.isSharedName {
        return .singleton(valueType: text, type: type)
      }
      return member.flags.contains(.isLet) ? .constant : .variable(valueType: text)
    case .unknown(let why):
      if member.name.isSharedName { return .singleton(valueType: member.type ?? "", type: nil) }
      if member.flags.contains(.isLet), let service = unreadService(member) {
        return .singleton(valueType: service, type: nil)
      }
      return member.flags.contains(.isLet)
        ? .unknown(why) : .variable(valueType: member.type ?? "")
    }
  }

  /// The type of a package that no source tells of, where its name is one of a service:
  /// `let restAPI = DiscordREST()`.
  private func unreadService(_ member: MemberFact) -> String? {
    let path = member.value?.path ?? []
    // What is made of arguments may be a value.
    let isMade = path.count == 1 && path[0].hasSuffix("()")
    guard isMade || member.type != nil && path.last?.hasSuffix("()") == true else { return nil }
    let name = TypeText.core(of: member.type ?? path[0].baseName)
    return name.isCapitalized && sdk.isNamedAsService(name) ? name : nil
  }

  /// A computed property or a function without parameters that must be passed.
  private func accessor(_ member: MemberFact, scope: NameResolver.Scope) -> Meaning {
    guard member.parameters.allSatisfy(\.hasDefault), let type = member.type else {
      return .constant
    }
    guard case .object(let text, let id) = values.value(ofType: type, in: scope) else {
      return .constant
    }
    if let shape = member.value, shape.path.last?.isCall == true,
      makesObject(shape, in: scope)
    {
      return .factory
    }
    if member.kind == .function {
      return member.name.isAccessorName || refersToStored(member, in: scope)
        ? .singleton(valueType: text, type: id) : .factory
    }
    if member.value == nil || member.value?.kind == .other {
      return member.name.isAccessorName || refersToStored(member, in: scope)
        ? .singleton(valueType: text, type: id) : .factory
    }
    return .singleton(valueType: text, type: id)
  }

  /// Whether the expression builds something new: `Foo()`, `.init()`, `Foo.make()`.
  private func makesObject(_ shape: ValueShape, in scope: NameResolver.Scope) -> Bool {
    guard let last = shape.path.last else { return false }
    if last.baseName == "init" || last.isCapitalized { return true }
    guard let match = resolver.type(of: shape.path, in: scope),
      match.length < shape.path.count,
      let member = resolver.members.staticMember(
        shape.path[match.length].baseName, of: match.type)
    else { return false }
    return meaning(of: member) == .factory
  }

  private func refersToStored(_ member: MemberFact, in scope: NameResolver.Scope) -> Bool {
    guard let path = member.value?.path, let type = scope.type else { return false }
    let name = path.first == "Self" || path.first == "self" ? path.dropFirst().first : path.first
    guard let name, let stored = resolver.members.staticMember(name.baseName, of: type) else {
      return false
    }
    return resolver.members[stored].kind == .storedProperty
  }

  private func isRequirement(_ reference: MemberTable.Reference) -> Bool {
    let owner = Int(resolver.members[reference].owner)
    return owner >= 0 && sources[reference.file].facts.types[owner].kind == .protocol
  }
}

extension String {
  /// Names that say "there is one for all" whatever the type.
  var isSharedName: Bool {
    switch lowercased() {
    case "shared", "sharedinstance", "instance", "singleton", "sharedinstance_": true
    default: false
    }
  }

  /// Names of functions and multi-statement getters that hand out a shared object.
  var isAccessorName: Bool {
    if isSharedName { return true }
    switch self {
    case "default", "current", "standard", "main", "getInstance", "getShared", "general":
      return true
    default: return hasPrefix("shared") || hasPrefix("_shared")
    }
  }
}
