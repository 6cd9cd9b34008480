import DepModel

/// Chooses the types that go in one step, so that what stays needs none of them.
struct EndingStep {
  /// Those that can go, all together.
  private let candidates: [Int]
  /// For each of them, those whose code relies on its default or reads its singleton.
  private let users: [Int: Set<Int>]

  init(needs: [Int: TransitionNeeds], whenAllGo free: Freeing.Result) {
    let candidates = needs.keys.filter { !free.blocked.contains($0) }.sorted()
    self.candidates = candidates
    users = candidates.reduce(into: [:]) { users, type in
      guard let need = needs[type] else { return }
      let places = need.places.union(
        need.singletons.filter { free.singletons.contains($0.index) }.flatMap(\.readers))
      users[type] = Set(
        candidates.filter { user in
          user != type && places.contains { needs[user]?.covers($0) == true }
        })
    }
  }

  var count: Int { candidates.count }

  /// The next types, those first on whose defaults no other default relies.
  ///
  /// Where several can only go together, they do, even if they are more than asked for.
  func first(_ count: Int) -> Set<Int> {
    var chosen: Set<Int> = []
    while chosen.count < count {
      let groups = candidates.filter { !chosen.contains($0) }.map { users(of: $0, without: chosen) }
      guard let least = groups.min(by: { $0.count < $1.count }),
        chosen.isEmpty || chosen.count + least.count <= count
      else { break }
      chosen.formUnion(least)
    }
    return chosen
  }

  /// A type with all that have to go before it.
  private func users(of type: Int, without chosen: Set<Int>) -> Set<Int> {
    var found: Set<Int> = [type]
    var open = [type]
    while let next = open.popLast() {
      for user in users[next] ?? [] where !chosen.contains(user) && found.insert(user).inserted {
        open.append(user)
      }
    }
    return found
  }
}
