import DepFacts
import DepModel

/// Takes away, from all types at once, those of which something must stay.
///
/// A type may keep `live` where only declarations of singletons, other `live`s and the code of a
/// root need it: they name it then, so that no caller can leave the dependencies out any more.
struct Freeing {
  let needs: [Int: TransitionNeeds]
  let roots: RootCode
  /// The declarations of all singletons.
  let declarations: CodeRegion
  /// The places that a root replaces.
  let entries: CodeRegion
  /// Singletons that a root cannot make.
  let lasting: Set<Int>

  struct Result {
    /// The first place that holds a type back.
    var blocked: [Int: Place] = [:]
    /// The singletons that go.
    var singletons: Set<Int> = []
    /// The places that pass `.live`, by type; such a type keeps `live`.
    var explicit: [Int: [Place]] = [:]
  }

  func result() -> Result {
    var result = Result()
    result.singletons = Set(needs.values.flatMap { $0.singletons.map(\.index) })
      .subtracting(lasting)
    while takeAway(&result) {}
    return result
  }

  /// Whether something was taken away.
  private func takeAway(_ result: inout Result) -> Bool {
    var isChanged = false
    for (type, need) in needs.sorted(by: { $0.key < $1.key }) where result.blocked[type] == nil {
      for singleton in need.singletons where result.singletons.contains(singleton.index) {
        if singleton.readers.contains(where: { !goes($0, result) && !roots.values.contains($0) }) {
          result.singletons.remove(singleton.index)
          isChanged = true
        }
      }
      let open = need.places.filter {
        !goes($0, result) && !entries.contains($0)
      }.sorted()
      if let holding = open.first(where: { !canPassLive($0, need) }) {
        result.blocked[type] = holding
        result.explicit[type] = nil
        for singleton in need.singletons { result.singletons.remove(singleton.index) }
        isChanged = true
      } else if result.explicit[type] ?? [] != open {
        result.explicit[type] = open
        isChanged = true
      }
    }
    return isChanged
  }

  /// Whether a place is one where the real values may be named.
  private func canPassLive(_ place: Place, _ need: TransitionNeeds) -> Bool {
    need.replaceable.contains(place)
      && (declarations.contains(place) || roots.whole.contains(place)
        || needs.values.contains { $0.region.contains(place) })
  }

  /// Whether a place stands in code that goes.
  private func goes(_ place: Place, _ result: Result) -> Bool {
    needs.contains { type, need in
      result.blocked[type] == nil
        && (result.explicit[type] == nil && need.region.contains(place)
          || need.singletons.contains {
            result.singletons.contains($0.index) && $0.region.contains(place)
          })
    }
  }
}
