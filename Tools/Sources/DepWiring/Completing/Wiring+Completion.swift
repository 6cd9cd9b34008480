import DepFacts
import DepModel
import DepSyntax

extension Wiring {
  /// Adds what a list of arguments lacks, and takes out what the struct has no field for.
  mutating func complete(_ site: ConstructionSite, in root: Int) {
    let state = states[root]
    guard !site.isCall else { return completeCall(at: site, in: root) }
    guard !site.isClosed, !isGone(site, in: state) else { return }
    guard let type = scope.type(named: site.typeName, in: state.type, file: state.file) else {
      return reportUnknown(site, in: root)
    }
    // What an alias means is not read, and a protocol is no type that is made.
    guard let structType = makers.structType(of: type) else { return }
    guard isAccessible(type, structType, at: site, in: root) else { return }
    checkActor(of: site, making: type, in: use(of: site, in: root))
    let given = Set(site.arguments.map(\.label))
    let fields = fields(of: structType, given: given)
    var completion = Completion(
      site: site, order: Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
    )
    var use = use(of: site, in: root)
    checkCall(at: site, making: type, in: use)
    let gained = fields.filter { !given.contains($0.name) && !$0.hasDefault }
    guard take(given.subtracting(fields.map(\.name)), gained: gained, &completion, in: use) else {
      return
    }
    let arrived = Set(completion.renamed.values)
    completion.isReordered = isReordered(completion, among: makers.fieldLists(of: structType))
    open.append((type, nil))
    for (order, field) in fields.enumerated()
    where !given.contains(field.name) && !arrived.contains(field.name)
      && !isLeftOut(field, of: structType)
    {
      let wanted = wanted(field, of: type, structType)
      if let value = value(for: wanted, in: &use) {
        completion.added.append(.init(label: field.name, value: value, order: order))
      }
    }
    open.removeLast()
    for argument in site.arguments {
      guard let field = fields.first(where: { $0.name == argument.label }) else { continue }
      checkGiven(argument, for: wanted(field, of: type, structType), in: use)
    }
    completion.captures = use.captures
    guard !completion.isEmpty else { return }
    states[root].intent.completions.append(completion)
    if !completion.removed.isEmpty { states[root].shrunk.append(completion) }
  }

  /// Decides what becomes of arguments without a field; false where the list has to stay.
  mutating func take(
    _ removed: Set<String>, gained: [MadeType.Field], _ completion: inout Completion, in use: Use
  ) -> Bool {
    guard let labels = newLabels(of: removed, at: completion.site, gained: gained, in: use) else {
      return false
    }
    completion.renamed = labels
    completion.removed = removed.subtracting(labels.keys)
    return true
  }

  /// Whether no initializer takes the arguments that stay in the order in which they stand.
  func isReordered(_ completion: Completion, among lists: [[MadeType.Field]]) -> Bool {
    let names = completion.site.arguments.map(\.label)
      .filter { !completion.removed.contains($0) }.map { completion.renamed[$0] ?? $0 }
    guard Set(names).count == names.count, names.allSatisfy({ completion.order[$0] != nil }) else {
      return false
    }
    let orders =
      lists.map { $0.map(\.name) } + [
        completion.order.sorted { $0.value < $1.value }.map(\.key)
      ]
    return !orders.contains { order in order.filter(names.contains) == names }
  }

  /// Whether it stands in an argument that is taken out.
  func isGone(_ site: ConstructionSite, in state: RootState) -> Bool {
    state.shrunk.contains { site.stands(in: $0.removed, of: $0.site) }
  }

  /// The fields of the initializer that a call means, by what it passes already.
  private func fields(of structType: Int, given: Set<String>) -> [MadeType.Field] {
    let lists = makers.fieldLists(of: structType)
    let exact = lists.first { list in
      given.isSubset(of: list.map(\.name))
        && list.allSatisfy { $0.hasDefault || given.contains($0.name) }
    }
    if let exact { return exact }
    let usual = makers.fields(of: structType)
    let count = { (list: [MadeType.Field]) in list.count { given.contains($0.name) } }
    // Arguments for another initializer stay.
    return lists.max { count($0) < count($1) }.flatMap { count($0) > count(usual) ? $0 : nil }
      ?? usual
  }

  func wanted(_ field: MadeType.Field, of type: Int, _ structType: Int) -> Wanted {
    Wanted(
      name: field.name, type: field.type,
      place: (scope.records[field.place.file].path, field.place.position),
      owner: scope.model.types[type].name, structType: structType)
  }

  func use(of site: ConstructionSite, in root: Int) -> Use {
    let state = states[root]
    let takesRoot = site.captures?.contains("self") ?? false
    let member = site.memberName
    let locals = site.locals.map { ($0.name, meaning(of: $0, in: state)) }
    return Use(
      root: root,
      locals: locals.compactMap { name, type in type.map { Use.Local(name: name, type: $0) } },
      untyped: Set(locals.filter { $0.1 == nil }.map(\.0)),
      assigned: site.assignedProperties,
      hasRoot: site.hasRoot,
      member: member, isKept: site.isKept,
      isElsewhere: site.source.file != state.site.shape.declaration.source.file,
      isCapturing: state.isClass && !site.closures.isEmpty && !takesRoot,
      isDirect: site.isInFunction && site.closures.isEmpty, captures: site.captureTexts,
      path: site.source.path,
      position: site.position,
      chain: [state.site.name + (member.map { ".\($0)" } ?? "") + (site.isInFunction ? "()" : "")])
  }

  private func meaning(of local: ConstructionSite.Local, in state: RootState) -> MeantType? {
    if let type = local.type { return reader.meaning(of: type, in: state.type, file: state.file) }
    switch local.value {
    case .object(let name):
      return scope.type(named: name, in: state.type, file: state.file).map(reader.meaning)
    case .result(let name): return result(of: name, in: state)
    default: return nil
    }
  }

  /// What the only function of a name returns, where code of the root calls it without a base.
  private func result(of name: String, in state: RootState) -> MeantType? {
    guard !name.contains(".") else { return nil }
    let found = scope.members(of: state.type).filter { $0.kind == .function && $0.name == name }
    guard found.count == 1, let type = found[0].type else { return nil }
    return reader.meaning(of: type, in: state.type, file: state.file)
  }

  private mutating func reportUnknown(_ site: ConstructionSite, in root: Int) {
    let name = site.typeName
    // A type of a package that is not read has no name like it.
    let near = NearestName.of(
      name, among: scope.model.types.filter { $0.dependencies != nil }.map(\.name))
    guard let near else { return }
    problems.append(
      WiringProblem(
        name: .unknownType, path: site.source.path, position: site.position,
        message: "\(states[root].site.name) makes '\(name)', "
          + "which nothing declares with a 'Dependencies' struct; did you mean '\(near)'?"))
  }

  /// Whether the module of a root can write the construction at all.
  private mutating func isAccessible(
    _ type: Int, _ structType: Int, at site: ConstructionSite, in root: Int
  ) -> Bool {
    canMake(
      type, structType,
      in: Use(root: root, path: site.source.path, position: site.position, chain: []))
  }
}
