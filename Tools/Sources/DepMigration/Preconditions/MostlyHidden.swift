import DepFacts
import DepModel
import DepPlan

extension TypeOutcome {
  /// The places that stay hidden without being counted: what waits beside a clock that moves, and
  /// what a wrapper keeps in a store.
  var halves: Int { uncounted.count { [.delay, .passedTime, .sharedStore].contains($0.kind) } }
}

extension Dependency {
  /// What the place itself reaches in an SDK; nil for what the project declares.
  var effectOutside: Effect? {
    guard case .outside(let effect)? = reach else { return nil }
    return effect
  }
}

extension TypeIntent {
  /// Refuses a type that would go on hiding half of what it hides, or more.
  ///
  /// A type that has a struct already, takes defaults of parameters, or fetches from a container,
  /// is changed all the same.
  /// Static members are no code of an object, whose dependencies a test could replace; they count
  /// where only functions take something.
  func checkThatMostMoves() throws(Refusal) {
    guard collected.isEmpty, injected.isEmpty else { return }
    let ofNoObject: Set<ReasonName>
    switch structure {
    case .declared: ofNoObject = [.overwrittenValue, .staticMember, .ownSingleton]
    // What has no plain closure stays wherever it is called from.
    case .declaredForFunctions: ofNoObject = [.argumentsUnknown, .ownSingleton]
    case .extended: return
    }
    let left = outcome.left.count { !ofNoObject.contains($0.reason) } + outcome.halves
    let moved = uses.count + injected.count
    if left >= moved {
      throw Refusal(.mostlyHidden, "\(left) of \(left + moved) places would stay hidden")
    }
  }
}
