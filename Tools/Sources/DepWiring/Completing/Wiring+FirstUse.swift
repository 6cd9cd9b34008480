import DepModel
import DepSyntax

/// Closures under the name of a thing: it is made when the closure is called first, and kept.
extension Wiring {
  /// What the root keeps already, read when the closure is called.
  mutating func keptClosure(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, _ use: inout Use
  ) -> WiredExpression? {
    let value = Wanted(
      name: wanted.name, type: made, place: wanted.place, owner: wanted.owner,
      structType: wanted.structType)
    guard case .one(let supply, let level) = found(value, in: use) else { return nil }
    return read(supply, at: level, function, in: &use)
  }

  /// What the root keeps for each key already.
  mutating func keptByKey(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, _ use: inout Use
  ) -> WiredExpression? {
    guard function.parameters.count == 1 else { return nil }
    for level in levels(from: use.root) {
      let found = states[level].view.suiting(made, named: wanted.name)
        .first { $0.form == .allocator(.perKey) }
      guard let found, let type = made.type else { continue }
      let key = locals(for: function.parameters, of: type).first?.name ?? "key"
      var inner = use
      inner.isCapturing = true
      inner.captures = []
      _ = reference(to: found, at: level, in: &inner)
      return .closure(
        captures: inner.captures, parameters: [key.escaped], effects: "",
        body: .text("\(found.name.escaped)[\(key.escaped)]()"))
    }
    return nil
  }

  mutating func read(
    _ supply: Supply, at level: Int, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression {
    if function.isSendable, function.actor == nil {
      var inner = use
      inner.isCapturing = true
      if !use.isCapturing { inner.captures = [] }
      let body = reference(to: supply, at: level, in: &inner)
      let captures = use.isCapturing ? [] : inner.captures
      if use.isCapturing { use.captures = inner.captures }
      return .closure(
        captures: captures, parameters: [], effects: effects(of: supply), body: body)
    }
    var inner = use
    inner.isCapturing = false
    let body = reference(to: supply, at: level, in: &inner)
    return .closure(
      captures: ownCapture(in: use), parameters: [], effects: effects(of: supply), body: body)
  }

  /// The words before a call of the initializer in a closure.
  func effects(
    ofMaking type: Int, in function: MeantType.Function, at root: Int
  ) -> String {
    let made = makers.made(type)
    let actor = scope.isolation(of: type, seenFrom: states[root].type)
    let crosses = function.isSendable && actor != nil && actor != function.actor
    return (made?.isThrowing == true ? "try " : "")
      + (made?.isAsync == true || crosses && function.isAsync ? "await " : "")
  }

  func effects(of supply: Supply) -> String {
    supply.form == .allocator(.asynchronous) ? "try await " : ""
  }

  mutating func keptLater(
    _ type: Int, _ wanted: Wanted, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression? {
    guard function.isSendable, function.actor == nil else {
      var inner = use
      inner.isCapturing = false
      let depth = open
      open = []
      defer { open = depth }
      guard let body = make(type, for: value(of: wanted, type), in: &inner) else { return nil }
      return .closure(captures: ownCapture(in: use), parameters: [], effects: "", body: body)
    }
    let allocator: MadeValue.Allocator = function.isAsync ? .asynchronous : .plain
    for level in levels(from: use.root).dropFirst().reversed() {
      let supply = trying(in: &use) { wiring, use in
        wiring.addAllocator(allocator, type, wanted, at: level, in: use)
      }
      if let supply { return read(supply, at: level, function, in: &use) }
    }
    guard let supply = addAllocator(allocator, type, wanted, at: use.root, in: use) else {
      return nil
    }
    return read(supply, at: use.root, function, in: &use)
  }

  func value(of wanted: Wanted, _ type: Int) -> Wanted {
    Wanted(
      name: wanted.name, type: reader.meaning(of: type), place: wanted.place,
      owner: wanted.owner, structType: wanted.structType)
  }

  mutating func addAllocator(
    _ allocator: MadeValue.Allocator, _ type: Int, _ wanted: Wanted, at root: Int, in use: Use
  ) -> Supply? {
    guard states[root].isClass else {
      report(.cannotKeep, wanted, type: type, made: nil, in: use)
      return nil
    }
    let name = freeName(for: type, wanted, at: root)
    states[root].take(name)
    var inner = Use(
      root: root, member: name, isKept: true, isCapturing: true, sender: wanted, path: use.path,
      position: use.position, chain: use.chain)
    guard let body = construct(type, for: wanted, arguments: [], in: &inner) else { return nil }
    let made = makers.made(type)
    let effects =
      (made?.isThrowing == true ? "try " : "") + (made?.isAsync == true ? "await " : "")
    let value = WiredExpression.trailing(
      name: allocator.rawValue, argument: ".shared",
      closure: .closure(captures: inner.captures, parameters: [], effects: effects, body: body))
    let supply = supply(named: name, reader.meaning(of: type), .allocator(allocator), at: root)
    states[root].intent.imports.insert("DepStructs")
    states[root].add(
      AddedMember(
        kind: .kept, name: name, value: value, user: root == use.root ? use.member : nil,
        isPrivate: true),
      making: supply)
    return supply
  }

  /// One for each key: `PerKey { (id: Room.ID) in Allocator(.shared) { … } }`.
  mutating func perKey(
    _ type: Int, _ wanted: Wanted, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression? {
    let locals = locals(for: function.parameters, of: type)
    guard let key = locals.first, locals.count == 1, states[use.root].isClass else {
      return inlineClosure(type, wanted, function, in: &use)
    }
    let root = use.root
    let base = freeName(for: type, wanted, at: root)
    let name = states[root].taken.contains(base + "s") ? base : base + "s"
    states[root].take(name)
    var inner = Use(
      root: root, locals: locals, member: name, isKept: true, isCapturing: true, sender: wanted,
      path: use.path,
      position: use.position, chain: use.chain)
    guard let body = construct(type, for: wanted, arguments: locals, in: &inner) else { return nil }
    let made = WiredExpression.trailing(
      name: "Allocator", argument: ".shared",
      closure: .closure(captures: [], parameters: [], effects: "", body: body))
    let value = WiredExpression.trailing(
      name: "PerKey", argument: nil,
      closure: .closure(
        captures: inner.captures, parameters: ["(\(key.name.escaped): \(key.type.text))"],
        effects: "", body: made))
    states[root].intent.imports.insert("DepStructs")
    states[root].add(
      AddedMember(kind: .kept, name: name, value: value, user: use.member, isPrivate: true),
      making: supply(named: name, reader.meaning(of: type), .allocator(.perKey), at: root))
    return .closure(
      captures: [name.escaped], parameters: [key.name.escaped], effects: "",
      body: .text("\(name.escaped)[\(key.name.escaped)]()"))
  }
}
