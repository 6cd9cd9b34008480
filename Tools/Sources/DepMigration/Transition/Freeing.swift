import DepFacts
import DepModel

/// Takes away, from all types at once, those of which something must stay.
struct Freeing {
  let needs: [Int: TransitionNeeds]
  let rootFiles: Set<Int>
  /// The one place that a root replaces.
  let entry: Place?

  struct Result {
    /// The first place that holds a type back.
    var blocked: [Int: Place] = [:]
    /// The singletons that go.
    var singletons: Set<Int> = []
  }

  func result() -> Result {
    var result = Result()
    result.singletons = Set(needs.values.flatMap { $0.singletons.map(\.index) })
    var isChanged = true
    while isChanged {
      isChanged = false
      for (type, need) in needs.sorted(by: { $0.key < $1.key }) where result.blocked[type] == nil {
        for singleton in need.singletons where result.singletons.contains(singleton.index) {
          if singleton.readers.contains(where: { !goes($0, result) && !isInRoot($0) }) {
            result.singletons.remove(singleton.index)
            isChanged = true
          }
        }
        let holding = need.places.sorted().first {
          !goes($0, result) && !isInRoot($0) && !isEntry($0)
        }
        if let holding {
          result.blocked[type] = holding
          for singleton in need.singletons { result.singletons.remove(singleton.index) }
          isChanged = true
        }
      }
    }
    return result
  }

  private func isInRoot(_ place: Place) -> Bool { rootFiles.contains(place.file) }

  /// Whether a place is the entry, or the value that it passes.
  private func isEntry(_ place: Place) -> Bool {
    guard let entry, entry.file == place.file else { return false }
    return entry.position.line == place.position.line && entry.position <= place.position
  }

  /// Whether a place stands in code that goes.
  private func goes(_ place: Place, _ result: Result) -> Bool {
    needs.contains { type, need in
      result.blocked[type] == nil
        && (need.region.contains(place)
          || need.singletons.contains {
            result.singletons.contains($0.index) && $0.region.contains(place)
          })
    }
  }
}
