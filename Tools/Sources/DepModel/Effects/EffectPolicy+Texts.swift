import DepFacts

/// Texts in the language of the user, which are no dependency.
extension EffectPolicy {
  /// Whether a function gives the text for a key, in the language that the user has chosen:
  /// `localizedString("save")`.
  ///
  /// Linters find the keys by the name of the function, too.
  func isTranslated(_ fact: MemberFact, as written: String, _ effects: [Effect]) -> Bool {
    // Initials may say whose it is: `GDLocalizedString`.
    let name = fact.name.drop { $0.isUppercase && $0 != "L" }
    guard fact.kind == .function, let key = fact.parameters.first, !key.hasDefault,
      sdk.lists(String(name).lowerCamel, in: .translationWords),
      sdk.lists(TypeText.core(of: written), in: .textTypes),
      sdk.lists(TypeText.core(of: key.type), in: .textTypes)
    else { return false }
    let acting = Self.services.subtracting([.defaults, .notifications])
    return Set(effects).isDisjoint(with: acting.union([.clock, .randomness]))
  }
}
