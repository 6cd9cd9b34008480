import DepFacts
import DepModel
import DepSyntax

extension Wiring {
  /// Makes a value of a type in place, or keeps one in the outermost root that has all it needs.
  mutating func make(_ type: Int, for wanted: Wanted, in use: inout Use) -> WiredExpression? {
    guard let made = made(type, for: wanted) else { return nil }
    if made.isAsync || made.isThrowing || made.isFailable {
      if addsInputs, hasInputs(above: use.root) { return input(wanted, live: nil, in: &use) }
      report(.asynchronous, wanted, type: type, made: made, in: use)
      return nil
    }
    let isMadeByLive =
      liveType(of: wanted, isClosure: false) == type || configured(type, for: wanted) != nil
    let isOfOwner = isMadeByLive && isFree(type, in: use)
    if scope.model.types[type].kind == .struct || isOfOwner {
      return construct(type, for: wanted, arguments: [], in: &use)
    }
    if addsInputs, wanted.type.type != type, touchesOutside(type) {
      return input(wanted, live: type, in: &use)
    }
    return kept(type, for: wanted, in: &use)
  }

  /// Whether the code of the root can make the type where it stands.
  private func isFree(_ type: Int, in use: Use) -> Bool {
    use.sender == nil
      ? isInReach(type, of: use.root)
      : scope.isolation(of: type, seenFrom: states[use.root].type) == nil
  }

  /// Whether a type uses the network, the disk and the like itself, and not through another.
  private func touchesOutside(_ type: Int) -> Bool {
    scope.model.effects.ways(ofType: type).contains { $0.names.count == 1 && $0.effect != .unknown }
  }

  // MARK: Kept

  private mutating func kept(
    _ type: Int, for wanted: Wanted, in use: inout Use
  ) -> WiredExpression? {
    let levels = levels[use.root]
    for level in levels.dropFirst().reversed()
    where !isNeededInside(wanted, from: use.root, to: level) {
      let value = trying(in: &use) { wiring, use in
        let before = wiring.passedOver
        wiring.passedOver.formUnion(levels.filter { !wiring.levels[level].contains($0) })
        defer { wiring.passedOver = before }
        return wiring.keep(type, at: level, for: wanted, in: &use)
      }
      if let value { return value }
    }
    return keep(type, at: use.root, for: wanted, in: &use)
  }

  /// Nothing stays of what comes to nothing, and nothing is told.
  mutating func trying<Value>(
    in use: inout Use, _ body: (inout Wiring, inout Use) -> Value?
  ) -> Value? {
    let before = (marks(from: use.root), problems.count, addsInputs, failed.count, use)
    addsInputs = false
    let value = body(&self, &use)
    addsInputs = before.2
    failed.goBack(to: before.3)
    if value != nil { return value }
    goBack(to: before.0)
    problems.removeSubrange(before.1...)
    use = before.4
    return nil
  }

  func marks(from root: Int) -> [(root: Int, mark: RootState.Mark)] {
    levels[root].map { ($0, states[$0].mark) }
  }

  mutating func goBack(to marks: [(root: Int, mark: RootState.Mark)]) {
    for (root, mark) in marks { states[root].goBack(to: mark) }
  }

  /// Whether a root between the two has a value of its own for what is asked.
  private func isNeededInside(_ wanted: Wanted, from inner: Int, to outer: Int) -> Bool {
    levels[inner].prefix { $0 != outer }.contains { level in
      !states[level].view.suiting(wanted.type, named: wanted.name).isEmpty
    }
  }

  private mutating func keep(
    _ type: Int, at level: Int, for wanted: Wanted, in use: inout Use
  ) -> WiredExpression? {
    if let name = states[level].kept[type],
      let supply = states[level].view.named(name).first
    {
      return reference(to: supply, at: level, in: &use)
    }
    guard !open.contains(where: { $0.type == type }) else {
      report(cycleTo: type, wanted, in: use)
      return nil
    }
    if let name = states[level].pending[type] {
      return circle(through: name, to: type, at: level, wanted, in: &use)
    }
    guard failed.insert(Failures.Failure(root: level, type: type)) else { return nil }
    guard states[level].canKeep else {
      report(.cannotKeep, wanted, type: type, made: nil, in: use)
      return nil
    }
    guard isInReach(type, of: level) else {
      report(.isolation, wanted, type: type, made: nil, in: use)
      return nil
    }
    let name = freeName(for: type, wanted, at: level)
    states[level].take(name)
    states[level].pending[type] = name
    defer { states[level].pending[type] = nil }
    var inner = Use(
      root: level, member: name, isKept: true, path: use.path, position: use.position,
      chain: use.chain)
    guard let value = construct(type, for: wanted, arguments: [], in: &inner) else { return nil }
    failed.remove(Failures.Failure(root: level, type: type))
    let user = level == use.root ? use.member : nil
    let supply = supply(named: name, reader.meaning(of: type), .value, at: level)
    states[level].keep(type, named: name)
    var member = AddedMember(
      kind: .kept, name: name, value: value, user: user, isPrivate: level == use.root)
    if states[level].circular.remove(name) != nil {
      member.writtenType = written(type, in: level)
    }
    states[level].add(member, making: supply)
    return reference(to: supply, at: level, in: &use)
  }

  /// What a closure reads that the same member leads to: Swift needs its type to be written.
  private mutating func circle(
    through name: String, to type: Int, at level: Int, _ wanted: Wanted, in use: inout Use
  ) -> WiredExpression? {
    guard !use.isCapturing else {
      report(cycleTo: type, wanted, in: use)
      return nil
    }
    states[level].circular.insert(name)
    let supply = supply(named: name, reader.meaning(of: type), .value, at: level)
    return reference(to: supply, at: level, in: &use)
  }

  func supply(
    named name: String, _ type: MeantType, _ form: Supply.Form, at level: Int
  ) -> Supply {
    let place = states[level].site.shape.entry.place
    return Supply(
      name: name, path: [name], type: type, form: form, file: scope.records[place.file].path,
      position: place.position)
  }

  /// Whether the root runs where the type can be made.
  func isInReach(_ type: Int, of level: Int) -> Bool {
    guard let actor = scope.isolation(of: type, seenFrom: states[level].type) else { return true }
    return actor == states[level].actor
  }

  /// The type's name in lower camel case, then that of the field, then with what is around it.
  func freeName(for type: Int, _ wanted: Wanted, at level: Int) -> String {
    let full = scope.model.types[type].name
    let last = full.lastName.lowerCamel
    let owner = wanted.owner.lastName.lowerCamel
    let candidates = [
      last, wanted.name, full.lowerCamel, owner + wanted.name.upperCamel,
      scope.model.types[type].module.lowerCamel + full.lastName,
    ]
    let state = states[level]
    return candidates.first {
      !state.taken.contains($0) && !state.view.has($0) && $0 != full
    } ?? owner + last.upperCamel + "Value"
  }

  // MARK: Constructions

  /// The call that makes a value; nil where something that it takes cannot be given.
  ///
  /// `arguments` are what is known only when it runs, in order.
  mutating func construct(
    _ type: Int, for wanted: Wanted, arguments: [Use.Local], in use: inout Use
  ) -> WiredExpression? {
    guard let made = made(type, for: wanted), canMake(type, made.structType, in: use)
    else { return nil }
    // A closure that takes values with it is written out, with all that it makes.
    guard !open.contains(where: { $0.type == type }) else {
      report(cycleTo: type, wanted, in: use)
      return nil
    }
    if let text = textOfLive(making: made, for: wanted) {
      noteModule(of: type, in: use.root)
      return text
    }
    open.append((type, wanted))
    defer { open.removeLast() }
    use.chain.append(wanted.asked)
    defer { use.chain.removeLast() }
    let presets = argumentsOfLive(making: made, for: wanted) ?? [:]
    var (rest, list, isComplete) = (arguments, [WiredExpression.Argument](), true)
    for (position, parameter) in made.parameters.enumerated() {
      let label = parameter.label == "_" ? nil : parameter.label
      if let preset = presets[parameter.label] {
        list.append(.init(label: label, value: .text(preset)))
      } else if let local = take(position, of: made, arguments, &rest) {
        list.append(.init(label: label, value: .text(local.name.escaped)))
      } else if parameter.isDependencies, let structType = made.structType {
        let fields = fieldArguments(made, structType, type, arguments, in: &use)
        isComplete = isComplete && fields != nil
        list.append(.init(label: label, value: .call(name: ".init", arguments: fields ?? [])))
      } else if !parameter.hasDefault {
        if let value = value(for: self.wanted(parameter, of: made), in: &use) {
          list.append(.init(label: label, value: value))
        } else {
          isComplete = false
          if !arguments.isEmpty { reportArguments(wanted, parameter, made, in: use) }
        }
      }
    }
    guard isComplete else { return nil }
    for local in rest where !list.contains(where: { $0.value.names(local.name) }) {
      reportUnused(local, wanted, made, in: use)
    }
    noteModule(of: type, in: use.root)
    return .call(name: written(type, in: use.root), arguments: list)
  }

  /// What a closure is given for a parameter: what `live` passes there, or else what has its type.
  private func take(
    _ position: Int, of made: MadeType, _ arguments: [Use.Local], _ rest: inout [Use.Local]
  ) -> Use.Local? {
    let parameter = made.parameters[position]
    if arguments.contains(where: { $0.parameter != nil }) {
      return rest.firstIndex { $0.parameter == position }.map { rest.remove(at: $0) }
    }
    guard !parameter.isDependencies || made.structType == nil else { return nil }
    return rest.firstIndex { matching.accepts($0.type, for: parameter.type) }
      .map { rest.remove(at: $0) }
  }

  func wanted(_ parameter: MadeType.Parameter, of made: MadeType) -> Wanted {
    Wanted(
      name: parameter.name, type: parameter.type,
      place: (scope.records[made.place.file].path, made.place.position),
      owner: scope.model.types[made.type].name, structType: nil)
  }

  /// The name of a type, with its module where another module has one of that name.
  func written(_ type: Int, in root: Int) -> String {
    let entry = scope.model.types[type]
    let first = String(entry.name.prefix { $0 != "." })
    let isNear = entry.module == scope.model.types[states[root].type].module
    return isNear || scope.modules(declaring: first).count < 2
      ? entry.name.escapedPath : "\(entry.module).\(entry.name.escapedPath)"
  }

  private mutating func fieldArguments(
    _ made: MadeType, _ structType: Int, _ type: Int, _ arguments: [Use.Local], in use: inout Use
  ) -> [WiredExpression.Argument]? {
    let outer = use.locals
    use.locals = arguments + outer
    defer { use.locals = outer }
    return self.arguments(for: made.fields, of: type, structType, in: &use)
  }

  /// What a struct takes for its fields; nil where one of them cannot be given.
  mutating func arguments(
    for fields: [MadeType.Field], of type: Int, _ structType: Int, in use: inout Use
  ) -> [WiredExpression.Argument]? {
    var list: [WiredExpression.Argument] = []
    var isComplete = true
    for field in fields where !isLeftOut(field, of: structType) {
      if let value = value(for: wanted(field, of: type, structType), in: &use) {
        list.append(.init(label: field.name, value: value))
      } else {
        isComplete = false
      }
    }
    return isComplete ? list : nil
  }

  /// Whether the root's module sees the initializers; says so where it does not.
  mutating func canMake(_ type: Int, _ structType: Int?, in use: Use) -> Bool {
    let module = scope.model.types[states[use.root].type].module
    guard scope.model.types[type].module != module else { return true }
    if !makers.isExportedType(type), scope.model.types[type].kind != .struct || structType == nil {
      report(.inaccessible, type: type, structType: nil, in: use)
      return false
    }
    if let structType,
      !makers.isExported(structType) || makers.hiddenInitializer(of: type) != nil
    {
      report(.inaccessible, type: type, structType: structType, in: use)
      return false
    }
    return true
  }
}
