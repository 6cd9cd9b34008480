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

  /// Whether a function of a palette only changes what screens look like: `Theme.apply(to: view)`.
  func changesAppearance(_ member: MemberTable.Reference) -> Bool {
    let fact = resolver.members[member]
    let effects = Set(table.effects(of: nodes.node(of: member)))
    return fact.kind == .function && fact.owner >= 0
      && isPalette(resolver.types.recordOfPart[member.file][Int(fact.owner)])
      && effects.isSubset(of: [.interface, .locale, .log, .mutableState])
  }

  /// Whether colors and fonts are half or more of what a type keeps.
  private func isPalette(_ type: Int) -> Bool {
    let kept = storedProperties(of: type)
    let looks = kept.count { property in
      property.type.map { sdk.lists(TypeText.core(of: $0), in: .appearanceTypes) } == true
    }
    return looks >= 3 && looks * 2 >= kept.count
  }
}
