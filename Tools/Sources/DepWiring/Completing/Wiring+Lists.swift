import DepFacts
import DepModel
import DepSyntax

/// Lists of all types that conform to a protocol.
extension Wiring {
  /// What the root keeps of the type already, or a new one.
  private mutating func listElement(
    _ type: Int, _ item: Wanted, in use: inout Use
  ) -> WiredExpression? {
    let exact = Wanted(
      name: item.name, type: reader.meaning(of: type), place: item.place, owner: item.owner,
      structType: item.structType)
    if case .one(let supply, let level) = found(exact, in: use), supply.type.type == type {
      return reference(to: supply, at: level, in: &use)
    }
    let made = makers.made(type)
    if made?.isAsync == true || made?.isThrowing == true || made?.isFailable == true {
      report(.asynchronous, item, type: type, made: made, in: use)
      return nil
    }
    guard isInReach(type, of: use.root) else {
      report(.isolation, item, type: type, made: nil, in: use)
      return nil
    }
    return construct(type, for: item, arguments: [], in: &use)
  }

  func all(of element: MeantType, in use: Use) -> [Int]? {
    // One object of a class is no list of all of them.
    guard element.type.map({ scope.model.types[$0].kind == .protocol }) ?? true else { return nil }
    switch candidates(for: element, in: use) {
    case .none: return nil
    case .type(let type): return [type]
    case .several(let types): return types
    }
  }

  /// All that conform, once; afterwards the list is its author's.
  mutating func list(
    _ types: [Int], of element: MeantType, _ wanted: Wanted, in use: inout Use
  ) -> WiredExpression? {
    let names = types.sorted { scope.model.types[$0].name < scope.model.types[$1].name }
    let item = Wanted(
      name: wanted.name, type: element, place: wanted.place, owner: wanted.owner,
      structType: wanted.structType, isElement: true)
    var elements: [WiredExpression] = []
    for type in names {
      guard let value = listElement(type, item, in: &use) else { return nil }
      elements.append(value)
    }
    return .array(elements)
  }
}
