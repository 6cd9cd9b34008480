import DepFacts
import DepModel
import DepSyntax

/// Takes away, from all types at once, those of which something must stay.
///
/// A type may keep `live` where only declarations of singletons, other `live`s, tests and the code
/// of a root need it: they name it then, so that no caller can leave the dependencies out any more.
struct Freeing {
  let roots: RootCode
  /// The declarations of all singletons.
  let declarations: CodeRegion
  /// The places that a root replaces.
  let entries: CodeRegion
  /// Singletons that a root cannot make.
  let lasting: Set<Int>
  /// The `live`s of types that have to keep their default.
  let kept: CodeRegion
  let project: ProjectTrees

  struct Result {
    /// The types that have to keep their default.
    var blocked: Set<Int> = []
    /// The places that hold each of them back, in order.
    var holding: [Int: [Place]] = [:]
    /// The singletons that go.
    var singletons: Set<Int> = []
    /// The places that pass `.live`, by type; such a type keeps `live`.
    var explicit: [Int: [Place]] = [:]

    /// Whether nothing needs the default of a type any more, and nothing its `live`.
    func goes(_ type: Int) -> Bool { !blocked.contains(type) && explicit[type] ?? [] == [] }
  }

  /// The types that are looked at, and what else may name the real values.
  private struct Step {
    let needs: [Int: TransitionNeeds]
    /// The `live`s that stay.
    var lives = CodeRegion()
    /// Singletons that a later step takes.
    var goingLater = CodeRegion()
  }

  /// What becomes of types that are looked at together.
  func result(of needs: [Int: TransitionNeeds]) -> Result {
    var step = Step(needs: needs, lives: kept)
    for need in needs.values { step.lives.add(need.region) }
    return result(step)
  }

  /// The same for some of them, so that the later steps can still do what all together can.
  func result(
    of chosen: Set<Int>, in needs: [Int: TransitionNeeds], whenAllGo all: Result
  ) -> Result {
    var step = Step(needs: needs.filter { chosen.contains($0.key) }, lives: kept)
    for (type, need) in needs {
      if all.blocked.contains(type) || all.explicit[type] != nil || chosen.contains(type) {
        step.lives.add(need.region)
      }
      for singleton in need.singletons where all.singletons.contains(singleton.index) {
        step.goingLater.add(singleton.region)
      }
    }
    return result(step)
  }

  private func result(_ step: Step) -> Result {
    var result = Result()
    result.singletons = Set(step.needs.values.flatMap { $0.singletons.map(\.index) })
      .subtracting(lasting)
    while takeAway(&result, step) {}
    for type in result.blocked {
      guard let need = step.needs[type] else { continue }
      result.holding[type] = open(need, result, step).filter { !canPassLive($0, need, step) }
    }
    return result
  }

  /// Whether something was taken away.
  private func takeAway(_ result: inout Result, _ step: Step) -> Bool {
    var isChanged = false
    for (type, need) in step.needs.sorted(by: { $0.key < $1.key })
    where !result.blocked.contains(type) {
      for singleton in need.singletons where result.singletons.contains(singleton.index) {
        let isRead = singleton.readers.contains {
          !goes($0, result, step) && !roots.values.contains($0)
        }
        if isRead {
          result.singletons.remove(singleton.index)
          isChanged = true
        }
      }
      let open = open(need, result, step)
      if open.contains(where: { !canPassLive($0, need, step) }) {
        result.blocked.insert(type)
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

  /// The places that rely on a default and do not go, in order.
  private func open(_ need: TransitionNeeds, _ result: Result, _ step: Step) -> [Place] {
    need.places.filter { !goes($0, result, step) && !entries.contains($0) }.sorted()
  }

  /// Whether a place is one where the real values may be named.
  private func canPassLive(_ place: Place, _ need: TransitionNeeds, _ step: Step) -> Bool {
    need.replaceable.contains(place) && !step.goingLater.contains(place)
      && (declarations.contains(place) || roots.whole.contains(place)
        || step.lives.contains(place) || project.records[place.file].role == .test)
  }

  /// Whether a place stands in code that goes.
  private func goes(_ place: Place, _ result: Result, _ step: Step) -> Bool {
    step.needs.contains { type, need in
      !result.blocked.contains(type)
        && (result.explicit[type] == nil && need.region.contains(place)
          || need.singletons.contains {
            result.singletons.contains($0.index) && $0.region.contains(place)
          })
    }
  }
}
