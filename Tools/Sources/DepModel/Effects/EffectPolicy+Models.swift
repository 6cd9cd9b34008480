import DepFacts

extension EffectPolicy {
  /// Whether a struct does no more than work out something, which may depend on the time, on chance
  /// or on the language: who makes one needs no other.
  func isCalculating(_ type: Int) -> Bool {
    guard resolver.types.records[type].kind == .struct else { return false }
    return Set(table.effects(of: nodes.instances(of: type)))
      .isSubset(of: [.clock, .randomness, .locale, .log, .unknown])
  }

  /// Whether a class is named as what is handed over, and reaches no service: a request that others
  /// send.
  func isMessage(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    return record.kind == .class
      && sdk.names(in: .valueEndings).contains(where: record.name.hasSuffix)
      && Self.services.isDisjoint(with: table.effects(of: nodes.instances(of: type)))
  }

  /// Whether a class is compared or coded as data is, and reaches no service.
  private func isData(_ type: Int) -> Bool {
    resolver.parents(of: type).contains { sdk.lists($0.name, in: .dataProtocols) }
      && Set(table.effects(of: nodes.instances(of: type)))
        .isDisjoint(with: [.network, .keychain, .database, .location])
  }

  /// Whether a class is data, or a record of a data store, which code makes as it makes values.
  func isModel(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .class else { return false }
    return isData(type) || isArchived(type) || isRecord(type) || wrapsRecord(type)
  }

  /// Whether an archive keeps its objects, as those of a class that is `NSCoding`, and none of them
  /// asks another machine.
  private func isArchived(_ type: Int) -> Bool {
    ([type] + resolver.ancestors(of: type)).contains { candidate in
      resolver.parents(of: candidate).contains { ["NSCoding", "NSSecureCoding"].contains($0.name) }
    } && !sdk.isNamedAsService(resolver.types.records[type].name)
      && !table.effects(of: nodes.instances(of: type)).contains(.network)
  }

  /// Whether a class is made of the record that is named after it, as a `Song` is of a `SongMO`.
  private func wrapsRecord(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    let initializers = initializers(of: type)
    return !initializers.isEmpty
      && initializers.allSatisfy { file, fact in
        fact.parameters.contains { parameter in
          let scope = NameResolver.Scope(file: file, type: type)
          guard let made = resolver.type(written: TypeText.core(of: parameter.type), in: scope)
          else { return false }
          return made != type && isRecord(made)
            && resolver.types.records[made].name.lastName.contains(record.name.lastName)
        }
      }
  }

  /// Whether a class belongs to the one that makes it: it stands inside of it, or is always given
  /// it, as a data source is that works for its controller.
  func isPart(_ type: Int, of owner: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .class, type != owner else { return false }
    if isInside(type, of: owner) { return true }
    // A service may work for the object that makes it.
    if sdk.isNamedAsService(record.name), !isScreen(owner) { return false }
    let initializers = initializers(of: type)
    return !initializers.isEmpty
      && initializers.allSatisfy { file, fact in
        fact.parameters.contains { parameter in
          let scope = NameResolver.Scope(file: file, type: type)
          return resolver.type(written: TypeText.core(of: parameter.type), in: scope) == owner
        }
      }
  }

  /// Whether a type stands inside of another one.
  func isInside(_ type: Int, of owner: Int) -> Bool {
    let record = resolver.types.records[type]
    let holder = resolver.types.records[owner]
    return record.module == holder.module && record.name.hasPrefix(holder.name + ".")
  }

  /// The properties that its instances keep.
  func members(of type: Int) -> [MemberFact] {
    resolver.types.records[type].parts.flatMap { part in
      sources[part.file].facts.members.filter { Int($0.owner) == part.fact }
    }
  }

  func storedProperties(of type: Int) -> [MemberFact] {
    members(of: type).filter { $0.kind == .storedProperty && !$0.flags.contains(.isStatic) }
  }

  func initializers(of type: Int) -> [(file: Int, fact: MemberFact)] {
    resolver.types.records[type].parts.flatMap { part in
      sources[part.file].facts.members.filter {
        Int($0.owner) == part.fact && $0.kind == .initializer
      }.map { (file: part.file, fact: $0) }
    }
  }

  /// Whether a class is one of a data store by what it inherits or is marked with.
  private func isRecord(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .class else { return false }
    let part = record.declaration
    if sources[part.file].facts.types[part.fact].attributes.contains(where: {
      sdk.lists($0, in: .modelAttributes)
    }) {
      return true
    }
    return ([type] + resolver.ancestors(of: type)).contains { candidate in
      resolver.parents(of: candidate).contains { parent in
        sdk.lists(parent.name, in: .modelClasses)
          && parent.type.map { resolver.types.records[$0].isExternal } != false
      }
    }
  }
}
