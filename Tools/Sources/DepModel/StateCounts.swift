/// How many places are in each state.
package struct StateCounts: Codable, Hashable, Sendable {
  package var hidden = 0
  package var defaulted = 0
  package var transitional = 0
  package var injected = 0

  package init(hidden: Int = 0, defaulted: Int = 0, transitional: Int = 0, injected: Int = 0) {
    self.hidden = hidden
    self.defaulted = defaulted
    self.transitional = transitional
    self.injected = injected
  }

  package var total: Int { hidden + defaulted + transitional + injected }

  /// The worst state that occurs; nil when none does.
  package var worst: Dependency.State? {
    Dependency.State.allCases.first { self[$0] > 0 }
  }

  package subscript(state: Dependency.State) -> Int {
    get {
      switch state {
      case .hidden: hidden
      case .defaulted: defaulted
      case .transitional: transitional
      case .injected: injected
      }
    }
    set {
      switch state {
      case .hidden: hidden = newValue
      case .defaulted: defaulted = newValue
      case .transitional: transitional = newValue
      case .injected: injected = newValue
      }
    }
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(
      hidden: left.hidden + right.hidden, defaulted: left.defaulted + right.defaulted,
      transitional: left.transitional + right.transitional,
      injected: left.injected + right.injected)
  }

  /// The same counts with every other state at zero.
  package func only(_ states: Set<Dependency.State>) -> Self {
    var kept = Self()
    for state in states { kept[state] = self[state] }
    return kept
  }
}
