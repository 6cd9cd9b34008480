import DepFacts

extension EffectPolicy {
  /// Whether a constant holds a value that its type makes, which is the same in each run but for
  /// identifiers and the time at which it was made.
  ///
  /// What the methods of data can do is no matter of those who hand it over.
  func isPlainValue(_ fact: MemberFact, in file: Int, _ effects: [Effect]) -> Bool {
    guard fact.type == nil, let value = fact.value, value.kind == .call, value.castType == nil,
      Set(effects).isSubset(
        of: [.clock, .randomness, .locale, .process, .log, .interface, .unknown])
    else { return false }
    let takesArguments = value.path.last?.contains(":") == true
    let isSteady = Set(effects).isSubset(
      of: [.locale, .process, .log] + (takesArguments ? [.interface, .unknown] : []))
    let type =
      fact.owner >= 0 ? resolver.types.recordOfPart[file][Int(fact.owner)] : nil
    let scope = NameResolver.Scope(file: file, type: type)
    guard let match = resolver.type(of: value.path, in: scope),
      value.path.dropFirst(match.length).allSatisfy({ $0.baseName == "init" })
    else { return false }
    return [.struct, .enum].contains(resolver.types.records[match.type].kind)
      // What tells the time or makes chance is no data, whatever it is.
      && (isSteady || identities.isRecord(match.type)
        || resolver.parents(of: match.type).contains { sdk.lists($0.name, in: .valueProtocols) })
  }

  /// Whether a function writes what it is given as text, in the language of the device.
  func isFormatted(
    _ fact: MemberFact, at member: MemberTable.Reference, as written: String, _ effects: [Effect]
  ) -> Bool {
    guard fact.kind == .function, sdk.lists(TypeText.core(of: written), in: .textTypes),
      fact.parameters.contains(where: { !$0.hasDefault })
    else { return false }
    return (effects.contains(.locale) || readsBundle(member))
      && Set(effects).isSubset(of: [.locale, .process, .log, .mutableState])
  }

  /// Whether a property tells what stands in the bundle of the program, as its version does.
  func tellsBundle(_ fact: MemberFact, at member: MemberTable.Reference) -> Bool {
    fact.kind == .computedProperty && !fact.flags.contains(.hasSetter) && readsBundle(member)
  }

  /// Whether all that a function reads of the process is the bundle of the program, as one does
  /// that looks up a text: a test of the program has the same bundle.
  private func readsBundle(_ member: MemberTable.Reference) -> Bool {
    table.way(from: nodes.node(of: member), to: .process)?.name == "Bundle.main"
  }

  /// Whether an object is asked for a length, color or font: `Constants.main.spacing`.
  func isAskedForAppearance(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, dependency.role == .read,
      let next = dependency.chain(in: sources[dependency.file].facts)?.next, !next.isCall,
      let property = resolver.members.instanceMember(next, of: type),
      let written = resolver.members[property].type
    else { return false }
    let core = TypeText.core(of: written)
    return isLayout(core) || sdk.lists(core, in: .appearanceTypes)
  }

  /// Whether a singleton makes a view there: `UIFactory.shared.makeTitleLabel()`.
  func isAskedForView(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, dependency.role == .read,
      let next = dependency.chain(in: sources[dependency.file].facts)?.next, next.isCall,
      let function = resolver.members.instanceMember(next.baseName, of: type),
      resolver.members[function].kind == .function, let written = resolver.members[function].type
    else { return false }
    let made = resolver.type(
      written: written, in: NameResolver.Scope(file: function.file, type: type))
    return made.map(isScreen) ?? isScreen(named: TypeText.core(of: written))
  }

  /// Whether a type is one of lengths and places.
  func isLayout(_ name: String) -> Bool { sdk.lists(name, in: .layoutTypes) }

  /// Whether a struct holds nothing else.
  func isLayout(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .struct else { return false }
    let part = record.declaration
    let members = sources[part.file].facts.members.filter { Int($0.owner) == part.fact }
    return !members.isEmpty
      && members.allSatisfy { member in
        [.storedProperty, .computedProperty].contains(member.kind)
          && member.type.map { isLayout(TypeText.core(of: $0)) } == true
      }
  }
}
