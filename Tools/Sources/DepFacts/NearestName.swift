/// Finds the known name that a mistyped name is nearest to.
package enum NearestName {
  /// The nearest name, the first in order of the alphabet when several are as near.
  ///
  /// It is nil where even the nearest differs in more than a third of its letters.
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    ranked(name, among: names, reach: max(1, name.count / 3)).first
  }

  /// The nearest names to one that may be dotted or a part of one, nearest first.
  package static func several(
    _ name: String, among names: some Sequence<String>, limit: Int
  ) -> [String] {
    Array(ranked(name, among: names, reach: max(2, name.count / 3), isPart: true).prefix(limit))
  }

  private static func ranked(
    _ name: String, among names: some Sequence<String>, reach: Int, isPart: Bool = false
  ) -> [String] {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty else { return [] }
    let measured = names.map { candidate -> (distance: Int, name: String) in
      let lowered = candidate.lowercased()
      var distance = distance(wanted, Array(lowered))
      if isPart {
        let last = Array(lowered.split(separator: ".").last ?? "")
        distance = min(distance, self.distance(wanted, last))
        if lowered.contains(name.lowercased()) { distance = min(distance, 1) }
      }
      return (distance, candidate)
    }
    return measured.filter { $0.distance <= reach }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
  }

  /// How many letters to add, remove, replace or swap with the next.
  package static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older: [Int] = []
    var old = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var new = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          old[column + 1] + 1, new[column] + 1, old[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, older[column - 1] + 1)
        }
        new.append(best)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }
}
