package import DepFacts

/// What a dependency reaches.
package enum EffectReach: Hashable, Sendable {
  /// An effect itself, of an SDK or of code that was not read.
  case outside(Effect)
  /// What a declaration of the project leads to; the number is that of its node.
  case node(Int)
}

/// The shortest way to an effect.
package struct EffectWay: Hashable, Sendable {
  package var effect: Effect
  /// The names on the way, with what is reached at the end: `APIClient`, `URLSession.shared`.
  package var names: [String]

  package init(effect: Effect, names: [String]) {
    self.effect = effect
    self.names = names
  }
}
