import DepFacts
import DepModel
import DepSyntax

extension Wiring {
  /// A closure of the root for a field that asks for one; nouns are kept, and `make…` makes.
  mutating func closure(
    for wanted: Wanted, _ function: MeantType.Function, making made: MeantType, in use: inout Use
  ) -> WiredExpression? {
    if let given = given(wanted, in: &use) { return given }
    if let method = method(for: wanted, function, in: use.root) {
      if use.isElsewhere { states[use.root].expose(method.name) }
      return call(method, for: function, in: use)
    }
    if let value = registeredOrLive(wanted, function, made, in: &use) { return value.expression }
    let makesNew = wanted.name.isMaking || isMadeByLive(wanted, isClosure: true)
    if !makesNew, function.parameters.isEmpty, let kept = keptClosure(wanted, function, made, &use)
    {
      return kept.expression
    }
    if !makesNew, let kept = keptByKey(wanted, function, made, &use) { return kept }
    switch chosen(by: wanted, making: made.wrapped ?? made, in: use) {
    case .several(let types):
      reportSeveral(types, wanted, in: use)
      return nil
    case .none: return inputOrMissing(wanted, in: &use)
    case .type(let type):
      guard isReachable(type, by: function, wanted, in: use) else { return nil }
      let made = self.made(type, for: wanted)
      if made?.isAsync == true && !function.isAsync
        || made?.isThrowing == true && !function.isThrowing
      {
        report(.asynchronous, wanted, type: type, made: made, in: use)
        return nil
      }
      // A function of the root, and what it keeps, is for all that need the type.
      let isOwn = configured(type, for: wanted) != nil
      if makesNew || isOwn {
        let needsEffects = made?.isAsync == true || made?.isThrowing == true
        if let made, let text = textOfLive(making: made, for: wanted) {
          noteModule(of: type, in: use.root)
          return text
        }
        return needsEffects || isOwn || function.isSendable && function.actor == nil
          ? inlineClosure(type, wanted, function, in: &use)
          : methodClosure(type, wanted, function, in: &use)
      }
      return function.parameters.isEmpty
        ? keptLater(type, wanted, function, in: &use)
        : perKey(type, wanted, function, in: &use)
    }
  }

  /// The type that a closure makes: of several, the one that `live` makes.
  private func chosen(by wanted: Wanted, making made: MeantType, in use: Use) -> Candidates {
    let found = candidates(for: made, in: use)
    guard case .several(let types) = found else { return found }
    return named(types, for: wanted, isClosure: true).map(Candidates.type) ?? found
  }

  /// A closure that the root is given, or keeps, under the name of the field.
  private mutating func given(_ wanted: Wanted, in use: inout Use) -> WiredExpression? {
    for level in levels[use.root] {
      let suiting = states[level].view.named(wanted.name).filter {
        $0.form == .value && matching.accepts($0.type, for: wanted.type)
          && !isOfAnotherLive($0, wanted, at: level)
      }
      if let supply = suiting.first { return reference(to: supply, at: level, in: &use) }
    }
    return nil
  }

  /// The function of the root itself that makes what is asked for: the one of that name, or the
  /// only one that takes the same and chooses a type for a protocol.
  private func method(
    for wanted: Wanted, _ function: MeantType.Function, in root: Int
  ) -> Supply? {
    guard !function.isSendable || function.actor != nil else { return nil }
    let names = [functionName(for: wanted), otherName(for: wanted)]
    if let named = names.flatMap(states[root].view.named).first(where: { makes($0, function) }),
      !isForAll(named, function, wanted, at: root)
    {
      return named
    }
    guard !function.parameters.isEmpty, let result = function.value?.type,
      scope.model.types[result].kind == .protocol
    else { return nil }
    let fields = Set(wanted.structType.map { makers.fields(of: $0).map(\.name) } ?? [])
    let usual = "make" + scope.model.types[result].name.lastName
    let suiting = states[root].view.supplies.filter {
      // A function with the name of something else is not for this field.
      makes($0, function) && !fields.contains($0.name)
        && (!$0.name.isMaking || $0.name == usual || wanted.name.names($0.name.dropFirst(4)))
    }
    return suiting.count == 1 ? suiting[0] : nil
  }

  /// Whether this run wrote a function for another type, whose `live` passes other arguments.
  private func isForAll(
    _ method: Supply, _ function: MeantType.Function, _ wanted: Wanted, at root: Int
  ) -> Bool {
    guard states[root].intent.added.contains(where: { $0.name == method.name }),
      let type = method.type.function?.value?.type
    else { return false }
    if configured(type, for: wanted) != nil { return true }
    guard case .method(_, let names) = method.form, callOfLive(making: type, for: wanted) != nil
    else { return false }
    return locals(for: function, of: type, wanted).map(\.name) != names
  }

  private func makes(_ supply: Supply, _ function: MeantType.Function) -> Bool {
    guard case .method = supply.form, let own = supply.type.function, let result = own.value,
      let asked = function.value, own.parameters.count == function.parameters.count,
      function.isAsync || !own.isAsync, function.isThrowing || !own.isThrowing
    else { return false }
    return matching.accepts(result, for: asked)
      && zip(function.parameters, own.parameters).allSatisfy { matching.accepts($0, for: $1) }
  }

  /// A noun for which `live` makes an object at each call needs a function with a verb.
  private func functionName(for wanted: Wanted) -> String {
    wanted.name.isMaking || !isMadeByLive(wanted, isClosure: true)
      ? wanted.name : "make" + wanted.name.upperCamel
  }

  /// The name of a function for a field whose own name another member has.
  func otherName(for wanted: Wanted) -> String {
    functionName(for: wanted) + "For" + wanted.owner.lastName
  }

  private func call(
    _ method: Supply, for function: MeantType.Function, in use: Use
  ) -> WiredExpression {
    guard case .method(let labels, let names) = method.form, !standsByItself(method, function, use)
    else { return .text(method.name.escaped) }
    let arguments = zip(labels, names).map { label, name in
      WiredExpression.Argument(label: label == "_" ? nil : label, value: .text(name.escaped))
    }
    return .closure(
      captures: ownCapture(in: use), parameters: names.map(\.escaped),
      effects: (method.type.function?.isThrowing == true ? "try " : "")
        + (method.type.function?.isAsync == true ? "await " : ""),
      body: .call(name: method.name.escaped, arguments: arguments))
  }

  /// Whether the name of a function says all that a closure around a call of it would.
  ///
  /// The name alone takes the root with it, and the function stays on the actor of the root.
  private func standsByItself(
    _ method: Supply, _ function: MeantType.Function, _ use: Use
  ) -> Bool {
    guard use.isDirect, scope.model.types[states[use.root].type].kind != .actor,
      states[use.root].view.named(method.name).count == 1, let own = method.type.function
    else { return false }
    return !function.isSendable
      && (function.actor == nil || function.actor == states[use.root].actor)
      && function.parameters.map(\.key) == own.parameters.map(\.key)
      && function.value?.arrayElement == nil
  }

  /// What a closure of the root takes with it: a kept object must not keep the root alive.
  func ownCapture(in use: Use) -> [String] {
    guard states[use.root].isClass else { return [] }
    return [use.isKept ? "unowned self" : "self"]
  }

  // MARK: New each time

  mutating func inlineClosure(
    _ type: Int, _ wanted: Wanted, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression? {
    let locals = locals(for: function, of: type, wanted)
    var inner = use
    inner.isCapturing = true
    inner.sender = function.isSendable ? wanted : nil
    guard let body = construct(type, for: wanted, arguments: locals, in: &inner) else { return nil }
    // What the closure around it has taken along is a local name here.
    let captures = use.isCapturing ? [] : inner.captures
    if use.isCapturing { use.captures = inner.captures }
    return .closure(
      captures: captures, parameters: locals.map(\.name.escaped),
      effects: effects(ofMaking: type, for: wanted, in: function, at: use.root), body: body)
  }

  private mutating func methodClosure(
    _ type: Int, _ wanted: Wanted, _ function: MeantType.Function, in use: inout Use
  ) -> WiredExpression? {
    guard states[use.root].isClass || states[use.root].site.shape.isStruct else {
      report(.cannotKeep, wanted, type: type, made: nil, in: use)
      return nil
    }
    let root = use.root
    let locals = locals(for: function, of: type, wanted)
    let usual = functionName(for: wanted)
    let name = states[root].taken.contains(usual) ? otherName(for: wanted) : usual
    let labels = [String](repeating: "_", count: locals.count)
    let supply = supply(
      named: name, wanted.type.withoutEffects, .method(labels: labels, names: locals.map(\.name)),
      at: root)
    // It is there before its body is written, so that a screen can make screens like itself.
    states[root].take(name)
    states[root].view.add(supply)
    var inner = Use(
      root: root, locals: locals, member: name, path: use.path, position: use.position,
      chain: use.chain)
    inner.isDirect = true
    let depth = open
    open = []
    defer { open = depth }
    guard let body = construct(type, for: wanted, arguments: locals, in: &inner) else { return nil }
    states[root].intent.added.append(
      AddedMember(
        kind: .function(
          parameters: locals.map { "_ \($0.name.escaped): \(written($0.type, for: wanted))" },
          result: written(type, in: root)),
        name: name, value: body, user: use.member, isPrivate: !use.isElsewhere))
    return call(supply, for: function, in: use)
  }

  /// A type that a field names, as code outside of its type writes it.
  func written(_ type: MeantType, for wanted: Wanted) -> String {
    wanted.structType.map { scope.qualified(type.text, in: $0) } ?? type.text
  }

  /// Whether a closure that runs where its type says may make the type.
  private mutating func isReachable(
    _ type: Int, by function: MeantType.Function, _ wanted: Wanted, in use: Use
  ) -> Bool {
    let isThere = runs(where: type, function, at: use.root)
    if !isThere { report(.isolation, wanted, type: type, made: nil, in: use) }
    return isThere
  }

  func runs(where type: Int, _ function: MeantType.Function, at root: Int) -> Bool {
    guard let actor = scope.isolation(of: type, seenFrom: states[root].type) else { return true }
    return function.actor == actor || function.isAsync
      || !function.isSendable && function.actor == nil && states[root].actor == actor
  }
}

extension String {
  /// Whether a closure of this name makes a new object at each call: `makeDetail`.
  fileprivate var isMaking: Bool { hasPrefix("make") && dropFirst(4).isCapitalized }

  /// Whether a field is called after what a function makes: `loadFeedFactory`, `makeLoadFeed`.
  fileprivate func names(_ made: Substring) -> Bool {
    lowercased().hasPrefix(made.lowercased())
  }
}
