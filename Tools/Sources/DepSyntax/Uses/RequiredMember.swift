/// A member that some migrated type uses through a field.
package struct RequiredMember: Hashable, Comparable, Sendable {
  /// As ``DepFacts/PathFact`` writes components: `get(_:entityTag:)`, or `current` without a call.
  package var name: String
  /// Whether it is assigned to, passed `inout`, or changed in place.
  package var isWritten: Bool
  /// What follows it in chains, `["tags", "tidy()"]`, any of which may change it in place.
  package var tails: Set<[String]> = []

  package init(name: String, isWritten: Bool, tails: Set<[String]> = []) {
    self.name = name
    self.isWritten = isWritten
    self.tails = tails
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.isWritten ? 1 : 0) < (right.name, right.isWritten ? 1 : 0)
  }

  /// The labels of the call, `_` for none; nil where nothing is called.
  package var labels: [String]? {
    guard let start = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
    return name[name.index(after: start)...].dropLast().split(
      separator: ":", omittingEmptySubsequences: true
    ).map(String.init)
  }
}

extension String {
  /// The name without the backticks that a keyword needs.
  package var withoutBackticks: String { filter { $0 != "`" } }

  /// The text with the last name alone of each dotted one: `[API.Key]` becomes `[Key]`.
  package var withoutOuterNames: String {
    var result = ""
    var word = ""
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if character == ".", !word.isEmpty {
        word = ""
      } else {
        result += word
        result.append(character)
        word = ""
      }
    }
    return result + word
  }
}
