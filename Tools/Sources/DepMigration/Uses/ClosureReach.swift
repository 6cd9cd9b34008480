import DepSyntax

extension ClosureSite {
  /// Whether it reads members without `self.`, as code may that has unwrapped `self`.
  fileprivate func usesImplicitSelf(_ members: Set<String>) -> Bool {
    !writesSelf && !freeNames.isDisjoint(with: members)
  }
}

/// How an expression inside of closures reaches the dependencies without keeping more alive.
struct ClosureReach {
  /// Whether the dependencies are spelled `self.dependencies`.
  private(set) var isThroughSelf = false
  /// The closure that has to capture them, inside of which they are spelled `dependencies`.
  private(set) var capture: DependenciesAccess.Capture?

  /// What code of a type knows of its object.
  struct Holder {
    /// Whether it is a value, of which closures may keep a copy.
    var isValue: Bool
    var isMutating: Bool
    /// Whether the main actor may read its dependencies.
    var isReadByMainActor: Bool
    /// Whether no actor isolates it, so that a closure that has it reads all of it.
    var isNonisolated: Bool
    var members: Set<String>
  }

  /// Follows closures from the outermost to the innermost.
  ///
  /// `unwrapped` is the number of those around code that has unwrapped a weak `self`.
  init(
    _ closures: [ClosureSite], of holder: Holder, unwrapped: Int, knowledge: EscapeKnowledge,
    module: String, imports: [String]
  ) {
    let isValue = holder.isValue
    let isMutating = holder.isMutating
    let members = holder.members
    isThroughSelf = unwrapped > 0 && !closures[unwrapped - 1].usesImplicitSelf(members)
    for closure in closures.dropFirst(unwrapped) {
      if closure.isRunOnMainActor, !closure.capturesSelfWeakly, !(isValue && isMutating),
        holder.isReadByMainActor || closure.writesSelf
          || !closure.freeNames.isDisjoint(with: members)
      {
        continue
      }
      let isConcurrent = knowledge.isConcurrent(closure, module: module)
      if !isConcurrent, !closure.capturesSelfWeakly,
        knowledge.staysInside(closure, module: module, imports: imports)
      {
        // Who changes a value holds all of it meanwhile, also against its own closures.
        guard isValue, isMutating, !closure.isCalledAtOnce else { continue }
      } else if !closure.capturesSelfWeakly {
        // What has the object already reads one more of its properties as it reads the others.
        let hasSelf =
          (knowledge.staysOnActor(closure)
            || isValue && (closure.runsOnMainActor || holder.isNonisolated))
          && (isValue && closure.writesSelf || !closure.freeNames.isDisjoint(with: members))
        // What a view holds, its objects with the rest, a closure with such a list does not keep.
        let keepsValue =
          !closure.capturesWeakly || closure.writesSelf
          || !closure.freeNames.isDisjoint(with: members)
        if isValue, !isMutating, !isConcurrent || hasSelf, keepsValue { continue }
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
