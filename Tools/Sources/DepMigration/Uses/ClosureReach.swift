import DepSyntax

/// How an expression inside of closures reaches the dependencies without keeping more alive.
struct ClosureReach {
  /// Whether the dependencies are spelled `self.dependencies`.
  private(set) var isThroughSelf = false
  /// The closure that has to capture them, inside of which they are spelled `dependencies`.
  private(set) var capture: DependenciesAccess.Capture?

  /// Follows closures from the outermost to the innermost.
  ///
  /// `isValue` tells whether the type is a value, of which closures may keep a copy.
  init(
    _ closures: [ClosureSite], isValue: Bool, isMutating: Bool, members: Set<String>,
    knowledge: EscapeKnowledge, module: String, imports: [String]
  ) {
    for closure in closures {
      let isConcurrent = knowledge.isConcurrent(closure, module: module)
      if !isConcurrent, knowledge.staysInside(closure, module: module, imports: imports) {
        // Who changes a value holds all of it meanwhile, also against its own closures.
        guard isValue, isMutating, !closure.isCalledAtOnce else { continue }
      } else if !closure.capturesSelfWeakly {
        // What has the object already reads one more of its properties as it reads the others.
        let hasSelf =
          (knowledge.staysOnActor(closure) || isValue && closure.runsOnMainActor)
          && (isValue && closure.writesSelf || !closure.freeNames.isDisjoint(with: members))
        if isValue, !isMutating, !isConcurrent || hasSelf { continue }
        if closure.capturesSelf { continue }
        if !isValue {
          if closure.writesSelf {
            isThroughSelf = true
            continue
          }
          if hasSelf { continue }
          if !isConcurrent, !closure.freeNames.isDisjoint(with: members) { continue }
        }
      }
      capture = DependenciesAccess.Capture(closure: closure, isThroughSelf: isThroughSelf)
      return
    }
  }
}
