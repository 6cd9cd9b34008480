import DepFacts
import DepModel

/// Values for code that runs before the root is complete: initializers and static functions.
extension Wiring {
  /// What a parameter gives, or what the initializer has set by then; nil with a problem told.
  mutating func withoutRoot(_ wanted: Wanted, in use: inout Use) -> WiredExpression? {
    if case .one(let supply, let level) = found(wanted, in: use), level == use.root,
      supply.path.count > 1, use.locals.contains(where: { $0.name == supply.path[0] })
    {
      return .text(supply.path.escapedNames)
    }
    if let path = partOfLocal(wanted, in: use) { return .text(path) }
    if let name = assigned(wanted, in: use) { return .text(name) }
    if wanted.type.isOptional, wanted.mayBeNil { return .text("nil") }
    report(.beforeRoot, wanted, [], in: use)
    return nil
  }

  /// A property that the initializer has set before this place.
  private func assigned(_ wanted: Wanted, in use: Use) -> String? {
    guard !use.isCapturing, !use.assigned.isEmpty else { return nil }
    let suiting = states[use.root].view.suiting(wanted.type, named: wanted.name).filter {
      $0.form == .value && $0.path.count == 1 && use.assigned.contains($0.name)
    }
    let chosen =
      suiting.count == 1 ? suiting.first : suiting.first { $0.name == wanted.name }
    return chosen.map { supply in
      let isHidden =
        use.locals.contains { $0.name == supply.name } || use.untyped.contains(supply.name)
      return isHidden ? "self.\(supply.name.escapedAsMember)" : supply.name.escaped
    }
  }
}
