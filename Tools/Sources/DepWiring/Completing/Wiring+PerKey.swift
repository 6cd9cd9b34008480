import DepFacts
import DepModel
import DepSyntax

/// Closures under the name of a thing that take a key: one object for each key, made at its first
/// use, and kept.
extension Wiring {
  /// What the root keeps for each key already.
  mutating func keptByKey(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, _ use: inout Use
  ) -> WiredExpression? {
    guard function.parameters.count == 1 else { return nil }
    for level in levels[use.root] {
      let found = states[level].view.suiting(made, named: wanted.name)
        .first {
          $0.form == .allocator(.perKey)
            && $0.key.map { matching.accepts(function.parameters[0], for: $0) } ?? true
        }
      guard let found, let type = made.type else { continue }
      let key = locals(for: function, of: type, wanted).first?.name ?? "key"
      return read(found, at: level, key: key, in: &use)
    }
    return nil
  }

  /// One for each key, in the outermost root that has all it needs.
  mutating func perKey(
    _ type: Int, _ wanted: Wanted, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression? {
    let locals = locals(for: function, of: type, wanted)
    guard let key = locals.first, locals.count == 1, states[use.root].canKeep,
      canBeKey(key.type), scope.isolation(of: type, seenFrom: states[use.root].type) == nil
    else {
      return inlineClosure(type, wanted, function, in: &use)
    }
    for level in levels[use.root].dropFirst().reversed() where states[level].canKeep {
      let supply = trying(in: &use) { wiring, use in
        wiring.addPerKey(type, wanted, key, at: level, in: use)
      }
      if let supply { return read(supply, at: level, key: key.name, in: &use) }
    }
    return addPerKey(type, wanted, key, at: use.root, in: use).map {
      read($0, at: use.root, key: key.name, in: &use)
    }
  }

  /// A closure that asks for a key: `{ [rooms] id in rooms[id]() }`.
  private mutating func read(
    _ supply: Supply, at level: Int, key: String, in use: inout Use
  ) -> WiredExpression {
    var inner = use
    inner.isCapturing = true
    if !use.isCapturing { inner.captures = [] }
    let value = WiredText.flat(reference(to: supply, at: level, in: &inner))
    if use.isCapturing { use.captures = inner.captures }
    return .closure(
      captures: use.isCapturing ? [] : inner.captures, parameters: [key.escaped], effects: "",
      body: .text("\(value.hasSuffix("()") ? String(value.dropLast(2)) : value)[\(key.escaped)]()"))
  }

  /// Adds `PerKey { (id: Room.ID) in Allocator(.shared) { … } }`.
  private mutating func addPerKey(
    _ type: Int, _ wanted: Wanted, _ key: Use.Local, at root: Int, in use: Use
  ) -> Supply? {
    let base = freeName(for: type, wanted, at: root)
    let name = states[root].taken.contains(base + "s") ? base : base + "s"
    states[root].take(name)
    var inner = Use(
      root: root, locals: [key], member: name, isKept: true, isCapturing: true, sender: wanted,
      path: use.path, position: use.position, chain: use.chain)
    guard let body = construct(type, for: wanted, arguments: [key], in: &inner) else { return nil }
    let made = WiredExpression.trailing(
      name: "Allocator", argument: ".shared",
      closure: .closure(captures: [], parameters: [], effects: "", body: body))
    let value = WiredExpression.trailing(
      name: "PerKey", argument: nil,
      closure: .closure(
        captures: inner.captures,
        parameters: ["(\(key.name.escaped): \(written(key.type, for: wanted)))"],
        effects: "", body: made))
    var supply = supply(named: name, reader.meaning(of: type), .allocator(.perKey), at: root)
    supply.key = key.type
    addKept(supply, value, at: root, in: use)
    return supply
  }

  /// Whether values of the type can be told apart, as far as its declaration says.
  private func canBeKey(_ type: MeantType) -> Bool {
    guard let index = type.type else { return true }
    return scope.model.types[index].kind == .enum
      || scope.outsideProtocols(of: index).contains("Hashable")
  }
}
