import DepFacts

/// Tells objects from plain values by a type as written or the form of an expression.
struct ValueClassifier {
  enum Value {
    /// A class, an actor or a protocol's value. `type` is the project's type.
    case object(String, type: Int?)
    /// A struct, enum, number, collection or closure.
    case plain(String, type: Int?)
    case unknown(String)

    /// The same value with the record of its type.
    func naming(_ id: Int) -> Value {
      switch self {
      case .object(let text, _): .object(text, type: id)
      case .plain(let text, _): .plain(text, type: id)
      case .unknown: self
      }
    }
  }

  let sources: [SourceRecord]
  let resolver: NameResolver
  let catalogue: Catalogue
  let sdk: SDKKnowledge

  func value(ofType text: String, in scope: NameResolver.Scope) -> Value {
    let core = TypeText.core(of: text)
    // A type is no object of the type.
    if core.hasSuffix(".Type") { return .plain(core, type: nil) }
    if core.contains("&") { return .object(core, type: nil) }
    if text.hasPrefix("some ") { return .plain(core, type: nil) }
    let components = TypeText.components(of: core)
    guard !components.isEmpty else { return .plain(core, type: nil) }
    if let match = resolver.type(of: components, in: scope), match.length == components.count {
      return value(ofRecord: match.type)
    }
    let name = components.joined(separator: ".")
    if let known = system(name) { return known }
    if let expansion = resolver.expansion(of: components, in: scope),
      let known = system(expansion.joined(separator: "."))
    {
      return known
    }
    if text.hasPrefix("any ") || sdk.isProtocol(name) { return .object(name, type: nil) }
    return .unknown("'\(name)' is declared outside of what was read")
  }

  private func system(_ name: String) -> Value? {
    switch catalogue.kind(ofType: name) {
    case .service: .object(name, type: nil)
    case .constant: .plain(name, type: nil)
    case nil: nil
    }
  }

  private func value(ofRecord id: Int) -> Value {
    let record = resolver.types.records[id]
    switch record.kind {
    // A class can be an option set, for Objective-C; its constants are values all the same.
    case .class where record.inherited.contains("OptionSet"): return .plain(record.name, type: id)
    case .class, .actor, .protocol: return .object(record.name, type: id)
    case .struct, .enum: return .plain(record.name, type: id)
    case .extension:
      if let known = system(record.name) { return known.naming(id) }
      let scope = NameResolver.Scope(file: record.declaration.file, type: nil)
      if let expansion = resolver.expansion(of: [record.name], in: scope),
        let known = system(expansion.joined(separator: "."))
      {
        return known.naming(id)
      }
      return .unknown("'\(record.name)' is declared outside of what was read")
    }
  }

  func value(
    of shape: ValueShape, in scope: NameResolver.Scope,
    meaning: (MemberTable.Reference) -> StaticClassifier.Meaning
  ) -> Value {
    if let cast = shape.castType { return value(ofType: cast, in: scope) }
    switch shape.kind {
    case .literal, .closure: return .plain("", type: nil)
    case .other: return .unknown("its type is not written")
    case .call, .reference: return value(ofPath: shape.path, in: scope, meaning: meaning)
    }
  }

  private func value(
    ofPath path: [String], in scope: NameResolver.Scope,
    meaning: (MemberTable.Reference) -> StaticClassifier.Meaning
  ) -> Value {
    if let match = resolver.type(of: path, in: scope),
      !isExternal(match.type)
        || resolver.members.staticMember(
          path[min(match.length, path.count - 1)].baseName, of: match.type) != nil
    {
      return value(ofPath: path, from: match, meaning: meaning)
    }
    if let match = catalogue.entry(for: path), match.length == path.count {
      return value(ofType: match.entry.type, in: scope)
    }
    guard let first = path.first else { return .unknown("its type is not written") }
    if first.isCapitalized {
      let isMade = first.isCall || (path.count > 1 && path[1].baseName == "init")
      if first.isCall, path.count == 1, let known = result(ofFunction: first.baseName) {
        return known
      }
      let called = path.firstIndex(where: \.isCall) ?? path.count - 1
      let names = path[...called].map(\.baseName).filter(\.isCapitalized)
      let name = names.joined(separator: ".")
      if isMade || path.last?.isCapitalized == true { return value(ofType: name, in: scope) }
      // A static of a type whose objects are constants is one of them: `NSColor.systemOrange`.
      if case .plain? = system(name) { return .plain(name, type: nil) }
      return .unknown("'\(first.baseName)' is declared outside of what was read")
    }
    guard path.count == 1, let found = function(first.baseName, in: scope) else {
      return .unknown("its type is not written")
    }
    if let type = resolver.members[found].type {
      return value(ofType: type, in: self.scope(of: found))
    }
    guard resolver.members[found].kind != .function else { return .plain("", type: nil) }
    return value(of: meaning(found))
  }

  /// What a free function with a name like a type's gives.
  private func result(ofFunction name: String) -> Value? {
    if let type = sdk.text(of: name, in: .memberTypes) { return system(type) }
    guard let found = resolver.members.globals[name]?.first,
      resolver.members[found].kind == .function, let type = resolver.members[found].type
    else { return nil }
    return value(ofType: type, in: scope(of: found))
  }

  private func value(of meaning: StaticClassifier.Meaning) -> Value {
    switch meaning {
    case .singleton(let text, let type): .object(text, type: type)
    case .variable(let text): .plain(text, type: nil)
    case .constant, .factory: .plain("", type: nil)
    case .unknown(let why): .unknown(why)
    }
  }

  private func isExternal(_ type: Int) -> Bool { resolver.types.records[type].isExternal }

  /// What comes after the name of a type of the project: `()`, `.init()`, `.shared`, `.make()`.
  private func value(
    ofPath path: [String], from match: NameResolver.Match,
    meaning: (MemberTable.Reference) -> StaticClassifier.Meaning
  ) -> Value {
    let last = match.length - 1
    if path[last].isCall {
      return value(ofRecord: match.type, followedBy: path[match.length...])
    }
    // The name of a type alone makes nothing: code asks a subscript of it.
    guard path.count > match.length else { return .unknown("its type is not written") }
    let name = path[match.length].baseName
    if name == "init" {
      return value(ofRecord: match.type, followedBy: path[(match.length + 1)...])
    }
    guard path.count == match.length + 1 else { return .unknown("it is a member of a member") }
    guard let found = resolver.members.staticMember(name, of: match.type) else {
      return .unknown("'\(name)' is not declared in what was read")
    }
    if case .singleton(let text, let type) = meaning(found) { return .object(text, type: type) }
    let member = resolver.members[found]
    if let type = member.type { return value(ofType: type, in: scope(of: found)) }
    return member.kind == .enumCase ? value(ofRecord: match.type) : .plain("", type: nil)
  }

  /// What methods give that are called on a value that was just made, one after the other:
  /// `StoredValue(key: "units").group("watch")`.
  private func value(ofRecord id: Int, followedBy methods: ArraySlice<String>) -> Value {
    guard let next = methods.first else { return value(ofRecord: id) }
    let found = ([id] + resolver.ancestors(of: id)).lazy.compactMap {
      resolver.members.instanceMember(next.baseName, of: $0)
    }.first
    guard next.isCall, let found, resolver.members[found].kind == .function,
      let type = resolver.members[found].type
    else { return .unknown("it is the result of a method") }
    if type == "Self" { return value(ofRecord: id, followedBy: methods.dropFirst()) }
    let isPlain = methods.count == 1 && !type.contains("<") && !type.hasSuffix("?")
    return isPlain
      ? value(ofType: type, in: scope(of: found)) : .unknown("it is the result of a method")
  }

  /// A function of the scope's own type, else a free one.
  private func function(
    _ name: String, in scope: NameResolver.Scope
  ) -> MemberTable.Reference? {
    if let type = scope.type, let own = resolver.members.staticMember(name, of: type) {
      return own
    }
    return resolver.members.globals[name]?.first
  }

  private func scope(of reference: MemberTable.Reference) -> NameResolver.Scope {
    let owner = Int(resolver.members[reference].owner)
    return NameResolver.Scope(
      file: reference.file,
      type: owner >= 0 ? resolver.types.recordOfPart[reference.file][owner] : nil)
  }
}
