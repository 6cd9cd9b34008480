import DepFacts
import DepModel
import DepSyntax

extension Wiring {
  /// Rule 8: what nothing here gives is asked for from outside, or missing.
  mutating func inputOrMissing(_ wanted: Wanted, in use: inout Use) -> WiredExpression? {
    if let holder = captive(wanted, in: use) {
      reportCaptive(wanted, holder: holder, in: use)
      return nil
    }
    if addsInputs { return input(wanted, live: nil, in: &use) }
    report(.missing, wanted, [], in: use)
    return nil
  }

  /// The child root that has what a root above it asks for.
  private func captive(_ wanted: Wanted, in use: Use) -> Supply? {
    guard matching.tellsByType(wanted.type), wanted.type.function == nil else { return nil }
    for child in states.indices where levels[child].dropFirst().contains(use.root) {
      if let found = states[child].view.suiting(wanted.type, named: wanted.name).first,
        found.path.count > 1
      {
        return found
      }
    }
    return nil
  }

  /// A field of a root's `Dependencies`, the outermost unless a new root asks for it; `live`
  /// makes a value of the type if there is one.
  mutating func input(_ wanted: Wanted, live type: Int?, in use: inout Use) -> WiredExpression? {
    guard let type else { return add(wanted, live: nil, in: &use) }
    return add(
      wanted, live: .call(name: scope.model.types[type].name.escapedPath, arguments: []), in: &use)
  }

  /// Whether a root or one above it has a struct of inputs.
  func hasInputs(above root: Int) -> Bool {
    levels[root].contains {
      states[$0].site.inputs != nil && states[$0].site.inputsProperty != nil
    }
  }

  mutating func add(
    _ wanted: Wanted, live: WiredExpression?, in use: inout Use
  ) -> WiredExpression? {
    // The author writes what an initializer takes.
    let levels = levels[use.root].filter {
      states[$0].site.inputs?.hasInitializer == false && states[$0].site.inputsProperty != nil
    }
    guard let level = addsToInnermost && live == nil ? levels.first : levels.last,
      let property = states[level].site.inputsProperty
    else {
      report(.missing, wanted, [], in: use)
      return nil
    }
    let taken = Set(states[level].view.supplies.filter { $0.path.count > 1 }.map(\.name))
    let name =
      taken.contains(wanted.name)
      ? wanted.owner.lastName.lowerCamel + wanted.name.upperCamel : wanted.name
    let text = written(wanted.type, for: wanted)
    let entry = states[level].site.shape.entry
    let supply = Supply(
      name: name, path: [property.name, name], type: wanted.type,
      file: scope.records[entry.place.file].path, position: entry.place.position,
      isHidden: property.hidingWord != nil)
    states[level].view.add(supply)
    noteModules(of: wanted, for: level)
    states[level].intent.inputs.append(
      AddedInput(
        name: name, type: text, live: live, user: wanted.asked, passed: passed(for: wanted)))
    return reference(to: supply, at: level, in: &use)
  }

  // MARK: The root's own Dependencies

  /// Adds to `live` what the root's own inputs have gained.
  mutating func completeInputs(at site: ConstructionSite, in root: Int) {
    guard !site.isClosed, let structType = scope.nestedType("Dependencies", of: states[root].type)
    else { return }
    let fields = makers.fields(of: structType)
    let added = states[root].intent.inputs
    let given = Set(site.arguments.map(\.label))
    let names = fields.map(\.name) + added.map(\.name)
    var completion = Completion(
      site: site, order: Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first })
    let missing = fields.filter { !$0.hasDefault && !given.contains($0.name) }
    let use = use(of: site, in: root)
    guard take(given.subtracting(names), gained: missing, &completion, in: use) else { return }
    completion.isReordered = isReordered(completion, among: makers.fieldLists(of: structType))
    let arrived = Set(completion.renamed.values)
    for field in missing where !arrived.contains(field.name) {
      let wanted = wanted(field, of: states[root].type, structType)
      addLive(wanted.name, wanted.type, nil, to: &completion, names)
    }
    for input in added {
      let type = reader.meaning(of: input.type, in: states[root].type, file: states[root].file)
      addLive(input.name, type, input, to: &completion, names)
    }
    if !completion.isEmpty { states[root].intent.completions.append(completion) }
  }

  private mutating func addLive(
    _ name: String, _ type: MeantType, _ input: AddedInput?, to completion: inout Completion,
    _ names: [String]
  ) {
    let order = names.firstIndex(of: name) ?? 0
    let isLocal = completion.site.locals.contains { $0.name == name }
    if !isLocal, let live = input?.live {
      completion.added.append(.init(label: name, value: live, order: order))
    } else {
      // A property cannot be given anything: Swift names the place itself.
      guard isLocal || completion.site.function != nil else { return }
      if !isLocal {
        let text = input?.type ?? type.text
        completion.parameters.append(.init(name: name, type: text, escapes: type.function != nil))
      }
      completion.added.append(.init(label: name, value: .text(name.escaped), order: order))
    }
  }

  // MARK: Imports

  func noteModule(_ module: String, in root: Int) -> Bool {
    let record = scope.records[states[root].file]
    return record.module != module && !record.facts.imports.contains(module)
  }

  mutating func noteModule(of type: Int, in root: Int) {
    let module = scope.model.types[type].module
    if noteModule(module, in: root) { states[root].intent.imports.insert(module) }
  }

  /// The modules of the types that a new input names.
  private mutating func noteModules(of wanted: Wanted, for level: Int) {
    guard let owner = wanted.structType else {
      if WrittenType(parsing: wanted.type.text).names.contains(where: {
        scope.sdk.lists($0, in: .foundationTypes)
      }) {
        states[level].intent.imports.insert("Foundation")
      }
      return
    }
    states[level].intent.imports.formUnion(
      TypeImports(scope: scope).modules(
        of: wanted.type.text, in: owner, file: scope.model.types[owner].place.file))
  }

  mutating func addImports(to root: Int) {
    let record = scope.records[states[root].file]
    states[root].intent.imports.subtract(record.facts.imports)
    states[root].intent.imports.remove(record.module)
    let isNew = !scope.model.libraryModules.contains(record.module)
    if isNew, states[root].intent.imports.contains("DepStructs") {
      states[root].intent.newToLibrary = record.module
    }
  }
}
