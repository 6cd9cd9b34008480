package import DepFacts
package import DepModel

/// Something that the audit says about one place.
///
/// It carries all that a report needs; reports look at nothing else.
package struct Finding: Hashable, Sendable {
  package var rule: RuleName
  package var severity: Severity
  /// The state of the dependency, for the rules that are about one.
  package var state: Dependency.State?
  package var module: String
  /// Relative to the working directory, with `/` between folders.
  package var file: String
  package var position: SourcePosition
  /// The ambient thing as written, such as `FileManager.default`, not the whole chain.
  package var expression: String
  /// The type around it; empty at file level.
  package var type: String
  /// The member around it; empty at file level.
  package var member: String
  /// One phrase in the compiler's manner: states the fact, names the symbol, no full stop.
  package var message: String
  /// What to do next, in one phrase.
  package var repair: String
  /// The command that makes the repair: `depstructs migrate App.Feed`; nil where none does.
  package var command: String?
  /// The name of the field that the dependency becomes; nil where it is not known.
  package var field: String?
  /// What the dependency reaches, and by which way, one for each effect.
  package var reaches: [EffectWay] = []
  /// Other places that belong to it, and what else there is to know.
  package var notes: [FindingNote] = []
}

/// How much a finding weighs; `error` and `warning` fail the audit, `note` does not.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  case off, note, warning, error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
