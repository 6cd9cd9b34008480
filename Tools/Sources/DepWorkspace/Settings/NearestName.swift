/// Finds what somebody meant who mistyped a name.
package enum NearestName {
  /// The name that takes the fewest changes; the first of several; nil where none is near.
  package static func of(_ name: String, among names: [String]) -> String? {
    let limit = max(2, name.count / 3)
    let measured = names.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    return measured.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// How many characters to add, remove, replace or swap with the next.
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var older: [Int] = []
    var old = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var new = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          old[column + 1] + 1, new[column] + 1, old[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          best = min(best, older[column - 1] + 1)
        }
        new.append(best)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }
}
