/// How many letters lie between two names.
enum EditDistance {
  /// The names nearest to one, at most `limit`, nearest first; those too far away are left out.
  static func nearest(to name: String, among names: [String], limit: Int) -> [String] {
    let wanted = Array(name.lowercased())
    let ranked = names.map { candidate -> (distance: Int, name: String) in
      let letters = Array(candidate.lowercased())
      let last = Array(candidate.lowercased().split(separator: ".").last ?? "")
      if !wanted.isEmpty, candidate.lowercased().contains(name.lowercased()) {
        return (1, candidate)
      }
      return (min(between(wanted, letters), between(wanted, last)), candidate)
    }
    let reach = max(2, wanted.count / 3)
    return ranked.filter { $0.distance <= reach }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit).map(\.name)
  }

  static func between(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let substituted = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, min(row[column], row[column + 1]) + 1)
      }
    }
    return row[right.count]
  }
}
