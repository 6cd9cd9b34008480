import DepFacts
import DepModel
import DepSyntax

extension Wiring {
  /// What to pass for a field; nil where a problem says why there is nothing.
  mutating func value(for wanted: Wanted, in use: inout Use) -> WiredExpression? {
    let before = (marks(from: use.root), use.captures)
    if let value = decide(wanted, in: &use), canTravel(value, wanted, in: use) { return value }
    goBack(to: before.0)
    use.captures = before.1
    return nil
  }

  /// Whether a value may go into a closure that runs on any thread.
  mutating func canTravel(
    _ value: WiredExpression, _ wanted: Wanted, in use: Use
  ) -> Bool {
    if use.isCapturing, let sender = use.sender, case .text(let name) = value,
      use.captures.contains(where: { $0.hasPrefix(name + " = ") && $0.hasSuffix("()") })
    {
      // The closure would share what is to be made at each of its calls.
      report(notSendable: wanted, from: sender, in: use)
      return false
    }
    guard use.isCapturing, let sender = use.sender, case .text = value,
      let type = (wanted.type.wrapped ?? wanted.type).type, !isSendable(type),
      !scope.model.olderModules.contains(scope.model.types[states[use.root].type].module)
    else { return true }
    report(notSendable: wanted, from: sender, in: use)
    return false
  }

  /// A struct or enumeration is what its parts are, which the compiler sees.
  private func isSendable(_ type: Int) -> Bool {
    ![.class, .protocol].contains(scope.model.types[type].kind) || scope.isSendable(type)
      || scope.protocols(of: type).contains { scope.declaresSendable($0) }
  }

  private mutating func decide(_ wanted: Wanted, in use: inout Use) -> WiredExpression? {
    let locals = locals(for: wanted, in: use)
    if locals.count > 1 {
      problems.append(ambiguous(wanted, locals, written: locals, in: use))
      return nil
    }
    if let local = locals.first {
      return decided(wanted, "'\(local)' is in view, a parameter or constant", .text(local.escaped))
    }
    guard use.hasRoot else { return withoutRoot(wanted, in: &use) }
    if let function = wanted.type.function, let made = function.value,
      matching.tellsByType(made)
    {
      let value = closure(for: wanted, function, making: made, in: &use)
      return decided(wanted, "its name and the result of its closure decide", value)
    }
    if isPassedOver(wanted) { return nil }
    switch found(wanted, in: use) {
    case .one(let supply, let level)
    where !isNamedOtherwise(supply, than: wanted, in: use)
      && !isOfAnotherLive(supply, wanted, at: level):
      let value = reference(to: supply, at: level, in: &use)
      let root = states[level].site.name
      return decided(wanted, "\(root) has '\(supply.name): \(supply.type.text)'", value)
    case .several(let supplies):
      report(.ambiguous, wanted, supplies, in: use)
      return nil
    case .one, .none: break
    }
    if let path = partOfLocal(wanted, in: use) {
      return decided(wanted, "'\(path)' is in view, a part of what is given", .text(path))
    }
    if let call = callOfFunction(for: wanted, in: use) {
      let rule = "a function of the root makes it of what is in view"
      return decided(wanted, rule, call)
    }
    if let holder = superclass(takingStructOf: wanted) {
      let value = structValue(of: holder, for: wanted, in: &use)
      return decided(wanted, "it is what the superclass '\(wanted.type.text)' takes", value)
    }
    if let input = liveInput(for: wanted, in: &use) {
      return decided(
        wanted, "'live' of \(wanted.owner) reads it from outside", input.expression)
    }
    let rule = keepsDecisions ? self.rule(ofMaking: wanted, in: use) : ""
    return decided(wanted, rule, madeValue(for: wanted, in: &use).expression)
  }

  /// Whether a root inside has this value: what needs it belongs there, and gets no other one.
  private func isPassedOver(_ wanted: Wanted) -> Bool {
    passedOver.contains { !states[$0].view.suiting(wanted.type, named: wanted.name).isEmpty }
  }

  private mutating func decided(
    _ wanted: Wanted, _ rule: @autoclosure () -> String, _ value: WiredExpression?
  ) -> WiredExpression? {
    if keepsDecisions { decisions.append((wanted.asked, rule())) }
    return value
  }

  /// The one that has the name, or all that have the type.
  func locals(for wanted: Wanted, in use: Use) -> [String] {
    // Which text or number is meant, a call that left out an optional one does not say.
    let isExact =
      !wanted.mayBeNil
      && wanted.type.wrapped.map { !matching.tellsByType($0) && $0.function == nil } == true
    let suiting = use.locals.filter {
      matching.accepts($0.type, for: wanted.type) && (!isExact || $0.type.isOptional)
    }
    if let named = suiting.first(where: { $0.name == wanted.name }) { return [named.name] }
    // It hides what the root has under that name.
    if use.untyped.contains(wanted.name) { return [wanted.name] }
    return matching.tellsByType(wanted.type) ? suiting.map(\.name) : []
  }

  enum Found {
    case none
    case one(Supply, level: Int)
    case several([Supply])
  }

  /// What the root or one above it has; the nearest root decides.
  ///
  /// A value that has to be awaited is found for a closure only, which reads it.
  func found(_ wanted: Wanted, in use: Use, isRead: Bool = false) -> Found {
    for level in levels[use.root] {
      let all = states[level].view.suiting(wanted.type, named: wanted.name).filter {
        $0.form != .value || level != use.root || $0.name != use.member
      }.filter { supply in
        if case .method = supply.form { return false }
        return supply.form != .allocator(.perKey)
          && (supply.form != .allocator(.asynchronous) || isRead)
          && !(supply.isMadeAnew && !canCall(supply, at: level, in: use))
      }
      let likely = preferred(all, for: wanted)
      // Which of several inputs for one type it is, its own 'live' tells.
      let suiting =
        likely.count < 2 ? likely : likely.filter { !isOfAnotherLive($0, wanted, at: level) }
      if suiting.isEmpty, !likely.isEmpty { return .none }
      if suiting.count == 1 { return .one(suiting[0], level: level) }
      if let named = suiting.first(where: { $0.name == wanted.name }) {
        return .one(named, level: level)
      }
      if !suiting.isEmpty { return .several(suiting) }
    }
    return .none
  }

  /// Whether a type that could be made has the field's name, and what is in view has another:
  /// a `memoryCache` is no `diskCache`, though both are caches.
  private func isNamedOtherwise(_ supply: Supply, than wanted: Wanted, in use: Use) -> Bool {
    guard supply.name != wanted.name, supply.type.key != wanted.type.key || supply.path.count > 1
    else { return false }
    return namesake(of: wanted, in: use).map { $0 != supply.type.type } ?? false
  }

  /// The type that conforms and has the name of the field.
  private func namesake(of wanted: Wanted, in use: Use) -> Int? {
    let core = wanted.type.wrapped ?? wanted.type
    guard core.type.map({ scope.model.types[$0].kind == .protocol }) ?? !core.parts.isEmpty else {
      return nil
    }
    let module = scope.model.types[states[use.root].type].module
    return conformers.of(core, from: module, modules: modules.seen(from: module)).first {
      scope.model.types[$0].name.lastName.lowerCamel == wanted.name && makers.made($0) != nil
    }
  }

  /// The text with which a place uses what a root has.
  mutating func reference(
    to supply: Supply, at level: Int, in use: inout Use
  ) -> WiredExpression {
    var path = supply.isRoot ? [] : supply.path
    var root = use.root
    let parents = properties(from: root, to: level)
    let properties = parents.map(\.property)
    for parent in parents {
      if root != use.root || use.isElsewhere {
        states[root].expose(parent.property)
      }
      root = parent.root
    }
    if level != use.root || use.isElsewhere, let first = supply.path.first {
      states[level].expose(first.hasSuffix("()") ? String(first.dropLast(2)) : first)
    }
    path = properties + path
    if path.isEmpty { path = ["self"] }
    let isCalled = if case .allocator = supply.form { true } else { false }
    let first = path[0].hasSuffix("()") ? String(path[0].dropLast(2)) : path[0]
    let isHidden = use.locals.contains { $0.name == first } || use.untyped.contains(first)
    if isHidden, !use.isCapturing { path.insert("self", at: 0) }
    var text = path == ["self"] ? "self" : path.escapedNames
    if use.isCapturing, states[use.root].isClass {
      var name = supply.isRoot ? (properties.last ?? "self") : supply.name
      let isOther = { (capture: String) in
        capture == name.escaped && path.count > 1
          || capture.hasPrefix(name.escaped + " = ") && capture != "\(name.escaped) = \(text)"
      }
      if use.captures.contains(where: isOther), path.count > 1 {
        name = path[path.count - 2] + name.upperCamel
      }
      let capture = path.count == 1 ? name.escaped : "\(name.escaped) = \(text)"
      if !use.captures.contains(capture) { use.captures.append(capture) }
      text = name.escaped
    }
    return .text(isCalled ? text + "()" : text)
  }

  /// The result of rules 5 to 8: an expression, or nothing with a problem told.
  struct Made {
    let expression: WiredExpression?
  }

  /// Makes a value, adds an input, or says what is missing.
  private mutating func madeValue(for wanted: Wanted, in use: inout Use) -> Made {
    if let member = unreadMember(for: wanted, in: use) {
      reportUnread(member, wanted, in: use)
      return Made(expression: nil)
    }
    let core = wanted.type.wrapped ?? wanted.type
    switch candidates(for: core, in: use) {
    case .type(let type):
      if let expression = make(type, for: wanted, in: &use) { return Made(expression: expression) }
      return Made(expression: nil)
    case .several(let types) where wanted.type.arrayElement == nil:
      if let type = named(types, for: wanted, isClosure: false) {
        return Made(expression: make(type, for: wanted, in: &use))
      }
      reportSeveral(types, wanted, in: use)
      return Made(expression: nil)
    case .several, .none: break
    }
    if wanted.type.isOptional, wanted.mayBeNil { return Made(expression: .text("nil")) }
    if let element = wanted.type.arrayElement, let types = all(of: element, in: use) {
      return Made(expression: list(types, of: element, wanted, in: &use))
    }
    return Made(expression: inputOrMissing(wanted, in: &use))
  }

  /// A property that has the name of the field, and a type that its value does not tell.
  private func unreadMember(for wanted: Wanted, in use: Use) -> RootMember? {
    levels[use.root].lazy.compactMap { level in
      states[level].site.members.first {
        $0.name == wanted.name && $0.kind != .function && $0.writtenType == nil
          && !states[level].view.has($0.name) && (level != use.root || $0.name != use.member)
      }
    }.first
  }

  enum Candidates {
    case none
    case type(Int)
    case several([Int])
  }

  /// The types of which a value may be made.
  func candidates(for wanted: MeantType, in use: Use) -> Candidates {
    let module = scope.model.types[states[use.root].type].module
    if let type = wanted.type, scope.model.types[type].kind != .protocol {
      return makers.made(type) != nil && scope.model.types[type].kind != .extension
        && isService(type) && !scope.isConditional(type) ? .type(type) : .none
    }
    let found = conformers.of(wanted, from: module, modules: modules.seen(from: module)).filter {
      makers.made($0) != nil && !open.map(\.type).contains($0)
    }
    return found.isEmpty ? .none : found.count == 1 ? .type(found[0]) : .several(found)
  }

  /// The one of several types that `live` makes, or that has the name of the field.
  ///
  /// In each run: a root that was completed has the same question when a field comes.
  func named(_ types: [Int], for wanted: Wanted, isClosure: Bool) -> Int? {
    if let type = madeByLive(wanted, isClosure), types.contains(type) { return type }
    return isClosure
      ? nil : types.first { scope.model.types[$0].name.lastName.lowerCamel == wanted.name }
  }

  /// Whether a root may make a value of a type by itself; a plain struct says nothing of its use.
  func isService(_ type: Int) -> Bool {
    guard scope.model.types[type].kind == .struct else { return true }
    guard let made = makers.made(type) else { return false }
    return made.structType != nil || made.parameters.isEmpty && !scope.protocols(of: type).isEmpty
  }
}

extension [String] {
  /// The names as a chain, with the backticks that keywords need.
  var escapedNames: String {
    enumerated()
      .map { $0 == 0 && $1 == "self" ? $1 : $0 == 0 ? $1.escaped : $1.escapedAsMember }.joined(
        separator: ".")
  }
}
