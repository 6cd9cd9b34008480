import DepFacts
import DepModel

/// The members of types that some code names without calling them: `lines.map(Parser.parse)`.
struct UncalledMembers: Sendable {
  /// For each member what stands before it: a type, or `Self`.
  private let bases: [String: Set<String>]

  init(_ records: [SourceRecord]) {
    var bases: [String: Set<String>] = [:]
    for record in records {
      for path in record.facts.paths {
        for (base, member) in zip(path.components, path.components.dropFirst())
        where !member.hasSuffix(")") && !member.isCapitalized && base.isCapitalized {
          bases[member, default: []].insert(base)
        }
      }
    }
    self.bases = bases
  }

  /// Whether a member of one of these types is named.
  func contains(_ member: String, of types: Set<String>) -> Bool {
    bases[member]?.isDisjoint(with: types) == false
  }
}
