import DepFacts

/// Places where code gives a value an identifier or the time at which it was made.
struct IdentityPlaces {
  let sources: [SourceRecord]
  let resolver: NameResolver
  let sdk: SDKKnowledge

  /// Whether a use of the catalogue's entry of that name does no more than that.
  func contain(_ name: String, written expression: String, use index: Int, file: Int) -> Bool {
    let facts = sources[file].facts
    let use = facts.uses[index]
    let context = use.context >= 0 ? facts.contexts[Int(use.context)] : nil
    if isStamp(name, expression, use, file: file)
      || sdk.lists(name, in: .stampMakers) && isNamedStamp(use, context, file: file)
    {
      return true
    }
    guard sdk.lists(name, in: .identifierMakers) else { return false }
    if identifiesArgument(context, file: file) || isPayload(use, context, facts)
      || isLocalName(context)
    {
      return true
    }
    guard use.member >= 0 else { return false }
    let member = facts.members[Int(use.member)]
    switch use.place {
    case .propertyInitializer:
      return (isIdentity(member) || isToken(expression, of: member))
        && !use.flags.contains(.inClosure)
    case .defaultArgument:
      return member.kind == .initializer && !use.flags.contains(.inClosure)
        && member.parameters.contains { $0.hasDefault && $0.name.isIdentifierName }
    case .body: return renews(expression, use, context, file: file)
    case .attribute, .topLevel, .preview: return false
    }
  }

  /// Whether it is the whole initial value of a property of a struct that is nothing but data:
  /// `let created = Date()`.
  ///
  /// A struct with methods may measure from there how long something took.
  private func isStamp(_ name: String, _ expression: String, _ use: UseFact, file: Int) -> Bool {
    guard sdk.lists(name, in: .stampMakers), use.place == .propertyInitializer, use.member >= 0,
      use.type >= 0, !use.flags.contains(.inClosure)
    else { return false }
    let member = sources[file].facts.members[Int(use.member)]
    let type = resolver.types.recordOfPart[file][Int(use.type)]
    return member.owner >= 0 && !member.flags.contains(.isStatic) && member.attributes.isEmpty
      && member.value?.path == [expression] && isRecord(type)
      && !resolver.parents(of: type).contains { sdk.lists($0.name, in: .viewProtocols) }
  }

  /// Whether a value, or an object that is data, notes when it was made in a property with such a
  /// name: `createdAt`.
  private func isNamedStamp(_ use: UseFact, _ context: UseContext?, file: Int) -> Bool {
    guard use.type >= 0, use.member >= 0, !use.flags.contains(.inClosure) else { return false }
    let type = resolver.types.recordOfPart[file][Int(use.type)]
    let isData =
      resolver.types.records[type].kind == .struct
      || resolver.parents(of: type).contains { Self.coded.contains($0.name) }
        && !asksTime(type)
    guard isData else { return false }
    let member = sources[file].facts.members[Int(use.member)]
    switch use.place {
    case .propertyInitializer:
      return !member.flags.contains(.isStatic) && sdk.lists(member.name, in: .stampNames)
    case .defaultArgument:
      return member.kind == .initializer
        && member.parameters.contains { $0.hasDefault && sdk.lists($0.name, in: .stampNames) }
    case .body:
      guard member.kind == .initializer, let context, context.kind == .assignment else {
        return false
      }
      let path = context.path.first == "self" ? context.path.dropFirst() : context.path[...]
      return path.count == 1 && path.first.map { sdk.lists($0, in: .stampNames) } == true
    case .attribute, .topLevel, .preview: return false
    }
  }

  private static let coded: Set = [
    "Codable", "Decodable", "Encodable", "NSCoding", "NSSecureCoding", "RawRepresentable",
  ]

  /// Whether code of a type asks for the time but to note when an object was made.
  private func asksTime(_ type: Int) -> Bool {
    resolver.types.records[type].parts.contains { part in
      let facts = sources[part.file].facts
      return facts.uses.contains { use in
        Int(use.type) == part.fact && use.place == .body && use.member >= 0
          && facts.members[Int(use.member)].kind != .initializer
          && sdk.lists(facts.paths[Int(use.path)].components.first ?? "", in: .stampMakers)
      }
    }
  }

  /// Whether a function asks for the time although it has a parameter for it:
  /// `func evaluate(now: Date)`.
  func areGivenTime(_ name: String, use index: Int, file: Int) -> Bool {
    let facts = sources[file].facts
    let use = facts.uses[index]
    guard use.place == .body, use.member >= 0, sdk.lists(name, in: .stampMakers) else {
      return false
    }
    return facts.members[Int(use.member)].parameters.contains { parameter in
      ["Date", "Date?"].contains(parameter.type)
        && [parameter.label, parameter.name].contains { sdk.lists($0, in: .timeParameters) }
    }
  }

  /// Whether a struct has no instance members but what it keeps.
  func isRecord(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .struct else { return false }
    let members = record.parts.flatMap { part in
      sources[part.file].facts.members.filter {
        Int($0.owner) == part.fact && !$0.flags.contains(.isStatic)
      }
    }
    return members.contains { $0.kind == .storedProperty }
      && members.allSatisfy { [.storedProperty, .initializer].contains($0.kind) }
  }

  /// Whether a variable begins with just the identifier, `var loadingToken = UUID()`: the code
  /// renews it, and compares it with another such value.
  private func isToken(_ expression: String, of member: MemberFact) -> Bool {
    member.owner >= 0 && member.flags.isDisjoint(with: [.isStatic, .isLet])
      && member.value?.path == [expression]
      && ["token", "Token"].contains(where: member.name.hasSuffix)
  }

  private func isIdentity(_ member: MemberFact) -> Bool {
    member.owner >= 0 && !member.flags.contains(.isStatic) && member.name.isIdentifierName
  }

  /// Whether it is passed to an initializer as what identifies the value: `Request(id: UUID())`.
  private func identifiesArgument(_ context: UseContext?, file: Int) -> Bool {
    guard let context, context.kind == .argument, let called = context.path.last?.baseName else {
      return false
    }
    if sdk.lists(called, in: .identifierTakers) { return true }
    // A case of an identifier's enum: `EntityID.image(document, UUID())`.
    if let type = context.path.dropLast().last, type.isIdentifierName,
      isCase(called, of: type, file: file)
    {
      return true
    }
    guard context.label.isIdentifierName else { return false }
    return called.isCapitalized || called == "init" || makesValue(context.path, file: file)
  }

  /// Whether a static function of a struct makes a value of it: `Container.pending(id: UUID())`.
  private func makesValue(_ path: [String], file: Int) -> Bool {
    let scope = NameResolver.Scope(file: file, type: nil)
    guard let called = path.last, let match = resolver.type(of: path, in: scope),
      match.length == path.count - 1,
      let function = resolver.members.staticMember(called.baseName, of: match.type)
    else { return false }
    let record = resolver.types.records[match.type]
    return record.kind == .struct
      && ["Self", record.name, record.name.lastName].contains(resolver.members[function].type)
  }

  /// Whether a type of the project has a case of that name, as a file means the type.
  private func isCase(_ name: String, of type: String, file: Int) -> Bool {
    let scope = NameResolver.Scope(file: file, type: nil)
    guard let found = resolver.type(of: [type], in: scope)?.type else { return false }
    return resolver.types.records[found].parts.contains { part in
      sources[part.file].facts.members.contains {
        Int($0.owner) == part.fact && $0.kind == .enumCase && $0.name.baseName == name
      }
    }
  }

  /// Whether it is all that an implicit member takes, as the case of an enum does:
  /// `.divider(UUID())`.
  private func isPayload(_ use: UseFact, _ context: UseContext?, _ facts: FileFacts) -> Bool {
    guard let context, context.kind == .argument, context.path.count == 2,
      context.path[0].isEmpty, context.path[1].hasSuffix("(_:)")
    else { return false }
    return facts.paths[Int(use.path)].components.count == 1
  }

  /// Whether a local constant takes it whose name says what it tells apart: `let boundary`.
  private func isLocalName(_ context: UseContext?) -> Bool {
    guard let context, context.kind == .assignment, context.path.count == 2,
      context.path[0] == "let"
    else { return false }
    return context.path[1].isIdentifierName
  }

  /// Whether it is assigned to a property that begins with another one, `refreshID = UUID()`, that
  /// an initializer gives its first value, or that identifies another value.
  private func renews(
    _ expression: String, _ use: UseFact, _ context: UseContext?, file: Int
  ) -> Bool {
    guard let context, context.kind == .assignment, use.type >= 0 else { return false }
    let path = context.path.first == "self" ? context.path.dropFirst() : context.path[...]
    let owner = resolver.types.recordOfPart[file][Int(use.type)]
    // What a copy gets, that was made of another value: `copy.id = UUID()`.
    if path.count == 2, path.last == "id" { return true }
    guard path.count == 1, let name = path.first,
      let property = resolver.members.instanceMember(name, of: owner)
    else { return false }
    let member = resolver.members[property]
    let isFirst =
      use.member >= 0 && sources[file].facts.members[Int(use.member)].kind == .initializer
    return isIdentity(member) && (isFirst || member.value?.path == [expression])
      || isToken(expression, of: member)
  }
}

extension String {
  /// Whether a property of that name identifies its value: `id`, `userID`, `identifier`.
  fileprivate var isIdentifierName: Bool {
    switch self {
    case "id", "uuid", "identifier", "boundary", "spaceName": true
    default:
      [
        "ID", "Id", "Identifier", "UUID", "Uuid", "_id", "_uuid", "Boundary", "SpaceName",
      ].contains(where: hasSuffix)
    }
  }
}
