import DepFacts

/// What screens look like, which is no dependency.
extension EffectPolicy {
  /// Whether a static is a palette, or one of its colors or fonts, and loads none:
  /// `Theme.Colors.accent`, `Theme.current`.
  func holdsAppearance(_ name: String, _ node: Int) -> Bool {
    guard loadsNothing(node) else { return false }
    if let type = name.split(separator: ".").dropLast().last,
      sdk.names(in: .appearanceEndings).contains(where: type.hasSuffix)
    {
      return true
    }
    guard let (fact, file) = nodes.member(ofNode: node), fact.owner >= 0, let written = fact.type
    else { return false }
    let owner = resolver.types.recordOfPart[file][Int(fact.owner)]
    return resolver.type(written: written, in: NameResolver.Scope(file: file, type: owner))
      .map(isPalette) == true
  }

  /// Whether a function only changes what screens look like: `Theme.apply(to: view)`.
  func changesAppearance(_ member: MemberTable.Reference) -> Bool {
    let fact = resolver.members[member]
    guard fact.kind == .function, fact.owner >= 0 else { return false }
    let owner = resolver.types.recordOfPart[member.file][Int(fact.owner)]
    let effects = Set(table.effects(of: nodes.node(of: member)))
    return isPalette(owner) && effects.isSubset(of: Self.looks)
      || paintsViews(fact, at: member, of: owner)
        && effects.isSubset(of: Self.looks.union([.defaults, .unknown]))
  }

  /// What code may reach that only looks after appearance.
  private static let looks: Set<Effect> = [.interface, .locale, .log, .mutableState]

  /// Whether it is a function of a theme that takes a view: `ThemeUtils.applyTheme(table: table)`.
  private func paintsViews(
    _ fact: MemberFact, at member: MemberTable.Reference, of owner: Int
  ) -> Bool {
    guard isNamedAsLook(resolver.types.records[owner].name) else { return false }
    let scope = NameResolver.Scope(file: member.file, type: owner)
    return fact.parameters.contains { parameter in
      let name = TypeText.core(of: parameter.type)
      return resolver.type(written: name, in: scope).map(isScreen) ?? isScreen(named: name)
    }
  }

  /// Whether a static gives the theme in use, which its own type keeps: `Theme.defaultTheme()`.
  func givesTheme(_ fact: MemberFact, _ effects: [Effect], of type: Int?, made: Int?) -> Bool {
    guard let type, made == type, !fact.flags.contains(.isAsync), !fact.flags.contains(.isThrowing)
    else { return false }
    return isNamedAsLook(resolver.types.records[type].name)
      && Set(effects).isSubset(of: Self.looks.union([.defaults, .unknown]))
  }

  func isNamedAsLook(_ name: String) -> Bool {
    sdk.names(in: .appearanceWords).contains(where: name.lastName.contains)
  }

  /// Whether a constant holds a palette that it makes itself: `static let text = TextColors()`.
  func isOwnPalette(_ fact: MemberFact, at member: MemberTable.Reference) -> Bool {
    guard fact.flags.contains(.isLet), let value = fact.value, value.kind == .call else {
      return false
    }
    let type = fact.owner < 0 ? nil : resolver.types.recordOfPart[member.file][Int(fact.owner)]
    let scope = NameResolver.Scope(file: member.file, type: type)
    let made = resolver.type(of: value.path.map(\.baseName), in: scope)?.type
    guard let made, isPalette(made) else { return false }
    return table.effects(of: nodes.instances(of: made)).allSatisfy {
      Self.looks.union([.unknown]).contains($0)
    }
  }

  /// Whether colors and fonts are half or more of what a type keeps, or works out where it keeps
  /// nothing.
  private func isPalette(_ type: Int) -> Bool {
    let stored = storedProperties(of: type)
    let kept =
      stored.isEmpty
      ? members(of: type).filter { $0.kind == .computedProperty && !$0.flags.contains(.isStatic) }
      : stored
    let looks = kept.count { property in
      property.type.map { sdk.lists(TypeText.core(of: $0), in: .appearanceTypes) } == true
    }
    return looks >= 3 && looks * 2 >= kept.count
  }
}
