import DepFacts

/// A container that a type takes in an initializer, and that its code asks for objects.
package struct HandedContainer: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It finds an object by type: `resolver.resolve(API.self)`.
    case resolver(givesOptional: Bool)
    /// It has a property or a function for each object: `environment.api`, `factory.makeAPI()`.
    case members(of: [Int])
  }

  package var kind: Kind
  /// The type, as code between the braces of the user writes it without aliases of the user.
  package var type: String
  /// Whether an alias of the user stands for the type.
  package var isOwnAlias = false
  /// The members that lead to it from what the type is handed: `resolver` of a router.
  ///
  /// Empty where the type is handed the container itself.
  package var path: [String] = []

  /// Whether no source tells what its functions give: `!` behind a call does.
  package var isUnseen = false

  /// A container that calls tell, behind members of an object from a package.
  package init(unseenBehind path: [String], of type: String) {
    self.init(kind: .resolver(givesOptional: true), type: type, path: path, isUnseen: true)
  }

  init(
    kind: Kind, type: String, isOwnAlias: Bool = false, path: [String] = [], isUnseen: Bool = false
  ) {
    self.kind = kind
    self.type = type
    self.isOwnAlias = isOwnAlias
    self.path = path
    self.isUnseen = isUnseen
  }

  /// What the type is handed holds the container beside other things.
  package var isHeld: Bool { !path.isEmpty }
}

extension ProjectScope {
  /// The container that a type stands for which a type writes for a parameter or a property; nil
  /// for any other type.
  package func handedContainer(_ written: String, in user: Int) -> HandedContainer? {
    handedContainer(Self.plain(written), in: user, of: user, depth: 0)
  }

  /// Whether the type of a member, a parameter or an alias names a member of a type, with the type
  /// before it.
  package func isWritten(_ name: String) -> Bool {
    records.contains { record in
      record.facts.aliases.contains { $0.target.contains(name) }
        || record.facts.members.contains { member in
          member.type?.contains(name) == true
            || member.parameters.contains { $0.type.contains(name) }
        }
    }
  }

  private func handedContainer(
    _ name: String, in scope: Int, of user: Int, depth: Int
  ) -> HandedContainer? {
    guard depth < 4 else { return nil }
    if name.contains("&") { return composition(name, in: scope) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    switch meaning(of: name, in: scope) {
    // What a type declares for itself is its own list of what it needs.
    case .type(let type) where isInside(type, of: user): return nil
    case .type(let type): return container(type, written: name)
    case .alias(let target, let owner):
      var found = handedContainer(
        Self.plain(target), in: owner ?? scope, of: user, depth: depth + 1)
      if owner == user { found?.isOwnAlias = true } else { found?.type = name }
      return found
    case nil:
      let file = model.types[user].place.file
      // An extension of the project may let the class of a package resolve.
      let extended = types(named: name.lastName, in: scope, file: file).lazy
        .compactMap(givesOptional).first
      let known = sdk.containers.handedOver(name.lastName, Set(records[file].facts.imports))
      return (known ?? extended).map {
        HandedContainer(kind: .resolver(givesOptional: $0), type: name)
      }
    }
  }

  private func isInside(_ type: Int, of user: Int) -> Bool {
    model.types[type].module == model.types[user].module
      && model.types[type].name.hasPrefix(model.types[user].name + ".")
  }

  private func container(_ type: Int, written: String) -> HandedContainer? {
    let isProtocol = model.types[type].kind == .protocol
    let name = isProtocol ? "any \(written)" : written
    if let givesOptional = givesOptional(type) {
      return HandedContainer(kind: .resolver(givesOptional: givesOptional), type: name)
    }
    guard !isGeneric(type) else { return nil }
    let count = isProtocol ? objects(demandedBy: type) : objects(of: type)
    return count.map { $0 >= 2 } == true
      ? HandedContainer(kind: .members(of: isProtocol ? lineage(of: type) : [type]), type: name)
      : nil
  }

  /// A composition of protocols that all hand out objects: `HasAPI & HasStore`.
  private func composition(_ written: String, in scope: Int) -> HandedContainer? {
    let names = written.split(separator: "&").map { Self.plain(String($0)) }
    var holders: [Int] = []
    for name in names {
      guard let type = type(named: name, in: scope), model.types[type].kind == .protocol,
        objects(demandedBy: type).map({ $0 > 0 }) == true
      else { return nil }
      holders += lineage(of: type)
    }
    return HandedContainer(
      kind: .members(of: holders), type: "any " + names.joined(separator: " & "))
  }

  /// Whether `resolve` of a type gives an optional; nil for a type that resolves nothing by type.
  func givesOptional(_ type: Int) -> Bool? {
    for member in lineage(of: type).lazy.flatMap({ self.members(of: $0) }) {
      guard member.kind == .function, member.name == "resolve", !member.flags.contains(.isStatic),
        let parameter = member.parameters.first, parameter.type.hasSuffix(".Type")
      else { continue }
      return member.type?.hasSuffix("?") == true
    }
    return nil
  }

  /// How many objects a protocol demands; nil for one that demands anything else.
  private func objects(demandedBy type: Int) -> Int? {
    var count = 0
    for holder in lineage(of: type) where model.types[holder].kind == .protocol {
      for part in ownDeclarations(of: holder) {
        for member in members(of: part) {
          guard handsOutObject(member, of: holder) else { return nil }
          count += 1
        }
      }
    }
    return count
  }

  /// How many objects a class or struct holds; nil for one that does anything else.
  private func objects(of type: Int) -> Int? {
    guard [.class, .struct].contains(model.types[type].kind), superclass(of: type) == nil,
      outsideSuperclass(of: type) == nil
    else { return nil }
    var count = 0
    var handsOutOwn = false
    for member in members(of: type) {
      guard !member.access.isHidden, !member.flags.contains(.isStatic) else { continue }
      switch member.kind {
      case .initializer, .deinitializer, .enumCase: continue
      case .function, .subscript:
        guard handsOutObject(member, of: type) else { return nil }
        count += 1
      case .storedProperty, .computedProperty:
        guard member.attributes.isEmpty else { return nil }
        guard handsOutObject(member, of: type) else { continue }
        count += 1
        handsOutOwn = handsOutOwn || givesOwnObject(member, of: type)
      }
    }
    // Fonts and colors alone are a style.
    return handsOutOwn || members(of: type).contains { $0.kind == .function } ? count : nil
  }

  private func givesOwnObject(_ member: MemberFact, of holder: Int) -> Bool {
    let made = member.value.flatMap { $0.kind == .call ? $0.path.first?.baseName : nil }
    return (member.type ?? made).flatMap { type(named: Self.plain($0), in: holder) } != nil
  }

  /// Whether a member gives an object of the project: a class, an actor or what a protocol
  /// stands for.
  private func handsOutObject(_ member: MemberFact, of holder: Int) -> Bool {
    guard member.kind != .subscript else { return false }
    let made = member.value.flatMap { $0.kind == .call ? $0.path.first?.baseName : nil }
    guard let written = member.type ?? made else { return false }
    // What may be missing is part of a value, and not of a container.
    if written.hasSuffix("?") || written.hasSuffix("!") { return false }
    let name = Self.plain(written)
    guard let type = type(named: name, in: holder) else {
      // An SDK calls its classes as it calls its values: only the well-known values are none.
      return member.kind != .function && name.isCapitalized
        && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        && ![.plainValues, .standardTypes, .sendableTypes].contains { sdk.lists(name, in: $0) }
    }
    return [.class, .actor, .protocol].contains(model.types[type].kind)
  }

  /// Without parentheses and `any` around it.
  static func plain(_ written: String) -> String {
    var name = written.drop { $0 == " " }
    while name.hasSuffix(" ") { name = name.dropLast() }
    if name.hasPrefix("any ") { return plain(String(name.dropFirst("any ".count))) }
    if name.hasPrefix("("), name.hasSuffix(")") {
      return plain(String(name.dropFirst().dropLast()))
    }
    return String(name)
  }
}
