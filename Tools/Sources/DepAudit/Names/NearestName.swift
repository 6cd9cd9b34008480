/// Finds the known name that somebody may have meant.
package enum NearestName {
  /// The nearest candidate, the first in order of the alphabet when several are as near.
  ///
  /// It is nil when even the nearest differs in more than a third of its letters.
  package static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
    let written = Array(name.lowercased())
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let limit = max(1, min(written.count, letters.count) / 3)
      guard abs(letters.count - written.count) <= limit else { continue }
      let distance = self.distance(written, letters)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// How many letters must be added, removed or replaced.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
