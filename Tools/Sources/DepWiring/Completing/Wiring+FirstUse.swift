import DepFacts
import DepModel
import DepSyntax

/// Closures under the name of a thing: it is made when the closure is called first, and kept.
extension Wiring {
  /// What the root keeps already, read when the closure is called; nil where it keeps none.
  mutating func keptClosure(
    _ wanted: Wanted, _ function: MeantType.Function, _ made: MeantType, _ use: inout Use
  ) -> Made? {
    let value = Wanted(
      name: wanted.name, type: made, place: wanted.place, owner: wanted.owner,
      structType: wanted.structType)
    var reading = use
    // Such a closure cannot call a function of the root.
    reading.isCapturing = use.isCapturing || function.isSendable && function.actor == nil
    guard case .one(let supply, let level) = found(value, in: reading, isRead: function.isAsync)
    else {
      return nil
    }
    return Made(expression: read(supply, at: level, for: wanted, function, in: &use))
  }

  /// Nil where a closure that runs on any thread cannot take it along.
  mutating func read(
    _ supply: Supply, at level: Int, for wanted: Wanted, _ function: MeantType.Function,
    in use: inout Use
  ) -> WiredExpression? {
    if function.isSendable, function.actor == nil {
      var inner = use
      inner.isCapturing = true
      inner.sender = wanted
      let value = Wanted(
        name: supply.name, type: supply.type, place: wanted.place, owner: wanted.owner,
        structType: wanted.structType)
      guard canTravel(.text(supply.name), value, in: inner) else { return nil }
      if !use.isCapturing { inner.captures = [] }
      let body = reference(to: supply, at: level, in: &inner)
      let captures = use.isCapturing ? [] : inner.captures
      if use.isCapturing { use.captures = inner.captures }
      return .closure(
        captures: captures, parameters: [], effects: effects(of: supply, in: function), body: body)
    }
    var inner = use
    inner.isCapturing = false
    let body = reference(to: supply, at: level, in: &inner)
    return .closure(
      captures: ownCapture(in: use), parameters: [], effects: effects(of: supply, in: function),
      body: body)
  }

  /// The words before a call of the initializer in a closure.
  func effects(
    ofMaking type: Int, for wanted: Wanted, in function: MeantType.Function, at root: Int
  ) -> String {
    let made = made(type, for: wanted)
    let actor = scope.isolation(of: type, seenFrom: states[root].type)
    let crosses = function.isSendable && actor != nil && actor != function.actor
    return (made?.isThrowing == true ? "try " : "")
      + (made?.isAsync == true || crosses && function.isAsync ? "await " : "")
  }

  /// The words before a call of an allocator, which throws what its closure throws.
  func effects(of supply: Supply, in function: MeantType.Function) -> String {
    guard supply.form == .allocator(.asynchronous) else { return "" }
    let throwing = supply.type.type.flatMap(makers.made)?.isThrowing ?? true
    return (function.isThrowing && throwing ? "try " : "") + "await "
  }

  mutating func keptLater(
    _ type: Int, _ wanted: Wanted, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression? {
    guard function.isSendable, function.actor == nil else {
      var inner = use
      inner.isCapturing = false
      guard !deferred.contains(type) else {
        report(cycleTo: type, wanted, in: use)
        return nil
      }
      let isStruct = scope.model.types[type].kind == .struct
      if isStruct { deferred.append(type) }
      let depth = open
      open = []
      defer {
        open = depth
        if isStruct { deferred.removeLast() }
      }
      guard let body = make(type, for: value(of: wanted, type), in: &inner) else { return nil }
      return .closure(captures: ownCapture(in: use), parameters: [], effects: "", body: body)
    }
    let allocator: MadeValue.Allocator = function.isAsync ? .asynchronous : .plain
    for level in levels[use.root].dropFirst().reversed() {
      let supply = trying(in: &use) { wiring, use in
        wiring.addAllocator(allocator, type, wanted, at: level, in: use)
      }
      if let supply { return read(supply, at: level, for: wanted, function, in: &use) }
    }
    guard let supply = addAllocator(allocator, type, wanted, at: use.root, in: use) else {
      return nil
    }
    return read(supply, at: use.root, for: wanted, function, in: &use)
  }

  func value(of wanted: Wanted, _ type: Int) -> Wanted {
    Wanted(
      name: wanted.name, type: reader.meaning(of: type), place: wanted.place,
      owner: wanted.owner, structType: wanted.structType)
  }

  mutating func addAllocator(
    _ allocator: MadeValue.Allocator, _ type: Int, _ wanted: Wanted, at root: Int, in use: Use
  ) -> Supply? {
    guard states[root].canKeep else {
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
    let crosses =
      allocator == .asynchronous && scope.isolation(of: type, seenFrom: states[root].type) != nil
    let effects =
      (made?.isThrowing == true ? "try " : "")
      + (made?.isAsync == true || crosses ? "await " : "")
    let value = WiredExpression.trailing(
      name: allocator.rawValue, argument: ".shared",
      closure: .closure(captures: inner.captures, parameters: [], effects: effects, body: body))
    let supply = supply(named: name, reader.meaning(of: type), .allocator(allocator), at: root)
    addKept(supply, value, at: root, in: use)
    return supply
  }

  /// A kept member of a type of the library.
  mutating func addKept(
    _ supply: Supply, _ value: WiredExpression, at root: Int, in use: Use
  ) {
    states[root].intent.imports.insert("DepStructs")
    states[root].add(
      AddedMember(
        kind: .kept, name: supply.name, value: value, user: root == use.root ? use.member : nil,
        isPrivate: true),
      making: supply)
  }
}
