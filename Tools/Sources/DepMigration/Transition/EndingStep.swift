import DepModel

/// Chooses the types that go in one step, so that what stays needs none of them.
struct EndingStep {
  let needs: [Int: TransitionNeeds]
  let free: ([Int: TransitionNeeds]) -> Freeing.Result
  /// Those that can go, all together.
  let candidates: [Int]

  /// A type goes before those on which its default relies.
  ///
  /// If only several can go together, they do,
  /// even if they are more than asked for.
  func first(_ count: Int) -> Set<Int> {
    var chosen: Set<Int> = []
    while chosen.count < count {
      let groups = candidates.filter { !chosen.contains($0) }
        .map { closure(of: $0, with: chosen) }
      let least = groups.min { $0.count < $1.count }
      guard let least, chosen.isEmpty || least.count <= count else { break }
      chosen = least
    }
    return chosen
  }

  /// A type and those that have to go with it, added to those that were chosen.
  private func closure(of type: Int, with chosen: Set<Int>) -> Set<Int> {
    var closure = chosen.union([type])
    while true {
      let blocked = free(needs.filter { closure.contains($0.key) }).blocked
      let missing = blocked.values.flatMap { place in
        candidates.filter { !closure.contains($0) && needs[$0]?.covers(place) == true }
      }
      if missing.isEmpty { return closure }
      closure.formUnion(missing)
    }
  }
}
