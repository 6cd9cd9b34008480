import DepFacts

/// Texts in the language of the user, which are no dependency.
extension EffectPolicy {
  /// Whether a function gives the text for a key, in the language that the user has chosen:
  /// `localizedString("save")`.
  ///
  /// Linters find the keys by the name of the function, too.
  func isTranslated(_ fact: MemberFact, as written: String, _ effects: [Effect]) -> Bool {
    let words = fact.name.drop { $0.isUppercase && $0 != "L" }.lowercased()
    guard fact.kind == .function, let key = fact.parameters.first, !key.hasDefault,
      sdk.lists(TypeText.core(of: written), in: .textTypes),
      sdk.lists(TypeText.core(of: key.type), in: .textTypes)
    else { return false }
    return ["localizedstring", "localizedtext", "localize", "localise"].contains {
      words == $0 || words.hasPrefix($0) && $0.hasPrefix("localized")
    } && Set(effects).isDisjoint(with: Self.services.subtracting([.defaults, .notifications]))
      && Set(effects).isDisjoint(with: [.clock, .randomness])
  }
}
