import DepFacts
import DepModel

/// The struct of a superclass, which a subclass holds as a field and hands over.
extension Wiring {
  /// The class whose struct a field holds; nil for any other field.
  func superclass(takingStructOf wanted: Wanted) -> Int? {
    guard wanted.structType != nil, let type = wanted.type.type,
      scope.model.types[type].kind == .struct,
      let holder = scope.outer(of: type), scope.model.types[holder].kind == .class,
      scope.nestedType("Dependencies", of: holder) == type, !scope.isGeneric(holder)
    else { return nil }
    return holder
  }

  /// The struct with all that it needs; nil where something of that cannot be given.
  mutating func structValue(
    of holder: Int, for wanted: Wanted, in use: inout Use
  ) -> WiredExpression? {
    guard let structType = wanted.type.type else { return nil }
    guard !open.contains(where: { $0.type == structType }) else {
      report(cycleTo: holder, wanted, in: use)
      return nil
    }
    open.append((structType, wanted))
    defer { open.removeLast() }
    use.chain.append(wanted.asked)
    defer { use.chain.removeLast() }
    return arguments(for: makers.fields(of: structType), of: holder, structType, in: &use)
      .map { .call(name: ".init", arguments: $0) }
  }
}
