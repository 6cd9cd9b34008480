import DepFacts
import DepModel
import DepSyntax

/// The texts. Each names both ends: the construction in the root, and what asks.
extension Wiring {
  func problem(
    _ name: WiringProblemName, _ message: String, _ notes: [WiringProblem.Note], in use: Use
  ) -> WiringProblem {
    WiringProblem(
      name: name, path: use.path, position: use.position, message: message, notes: notes)
  }

  func note(_ place: Place, _ message: String, _ lines: [String] = []) -> WiringProblem.Note {
    .init(
      path: scope.records[place.file].path, position: place.position, message: message,
      lines: lines)
  }

  func note(_ wanted: Wanted, _ message: String) -> WiringProblem.Note {
    .init(path: wanted.place.path, position: wanted.place.position, message: message)
  }

  func name(_ type: Int) -> String { scope.model.types[type].name }

  private func rootNames(from root: Int) -> String {
    let names = levels[root].map { states[$0].site.name }
    return names.count == 1
      ? "\(names[0]) does not have" : "neither \(names.joined(separator: " nor ")) has"
  }

  private func way(to wanted: Wanted, in use: Use) -> String {
    (use.chain + [wanted.asked]).joined(separator: " → ")
  }

  func asked(_ wanted: Wanted, in use: Use) -> WiringProblem.Note {
    note(wanted, "asked for here; " + way(to: wanted, in: use))
  }

  // MARK: Missing and ambiguous

  mutating func report(
    _ name: WiringProblemName, _ wanted: Wanted, _ supplies: [Supply], in use: Use
  ) {
    switch name {
    case .ambiguous:
      problems.append(
        ambiguous(
          wanted, supplies.map(\.name), written: supplies.map { $0.path.joined(separator: ".") },
          in: use))
    case .beforeRoot: problems.append(beforeRoot(wanted, in: use))
    default: problems.append(missing(wanted, in: use))
    }
  }

  private func beforeRoot(_ wanted: Wanted, in use: Use) -> WiringProblem {
    let root = states[use.root].site.name
    let line = newObject(for: wanted)
    let other = line == nil ? "" : ", write a new one here"
    return problem(
      .beforeRoot,
      "'\(wanted.owner)' needs '\(wanted.declared)', and is made where \(root) is not there yet",
      [
        asked(wanted, in: use),
        .init(
          path: use.path, position: use.position,
          message: "make it in a 'lazy var' or in a function that is not static\(other), or give "
            + "the function a parameter '\(wanted.declared)'" + (line == nil ? "" : ":"),
          lines: [line].compactMap(\.self)),
      ], in: use)
  }

  /// The argument that makes a new object of a type that needs nothing.
  private func newObject(for wanted: Wanted) -> String? {
    guard let type = wanted.type.type, scope.model.types[type].kind != .protocol,
      let made = makers.made(type), made.structType == nil,
      made.parameters.allSatisfy(\.hasDefault), !made.isAsync, !made.isThrowing, !made.isFailable
    else { return nil }
    return "\(wanted.name.escapedAsLabel): \(name(type))()"
  }

  /// An argument that is there, whose value cannot be what the field is.
  mutating func checkGiven(
    _ argument: ConstructionSite.Argument, for wanted: Wanted, in use: Use
  ) {
    let isClosure = wanted.type.function != nil
    guard let path = argument.path, !use.locals.contains(where: { $0.name == path[0] }),
      !use.untyped.contains(path[0]),
      isClosure || (wanted.type.wrapped ?? wanted.type).type != nil && isKnown(wanted.type)
    else { return }
    let supply = states[use.root].view.named(path[path.count - 1]).first { $0.path == path }
    guard let supply, supply.form == .value, isKnown(supply.type),
      !isClosure || supply.type.type != nil,
      !matching.accepts(supply.type, for: wanted.type)
    else { return }
    problems.append(
      problem(
        .mismatch,
        "'\(wanted.declared)' of '\(wanted.owner)' is given '\(path.joined(separator: "."))', "
          + "which is '\(supply.type.text)'",
        [
          note(wanted, "declared here"),
          .init(
            path: use.path, position: use.position,
            message:
              "write another value, or take the argument out, \(runAgain(use.root))"),
        ], in: use))
  }

  /// Whether all is known of what a value of the type can be passed for.
  func isKnown(_ type: MeantType) -> Bool {
    let core = type.wrapped ?? type
    guard let index = core.type else { return scope.sdk.lists(core.key, in: .plainValues) }
    // A macro may add a conformance.
    return scope.parts(of: index).allSatisfy { part in
      scope.fact(part).attributes.allSatisfy { scope.actor(in: [$0]) != nil }
    }
  }

  private mutating func missing(_ wanted: Wanted, in use: Use) -> WiringProblem {
    let remedy = remedy(wanted, in: use)
    // One struct is for all that is missing, and is told once.
    let isTold = isAskedForInputs && problems.contains { $0.notes.contains(remedy) }
    let notes =
      [asked(wanted, in: use)] + nearMisses(wanted, in: use) + (isTold ? [] : [remedy])
    return problem(
      .missing, "'\(wanted.owner)' needs '\(wanted.declared)', which \(rootNames(from: use.root))",
      notes, in: use)
  }

  /// How the outermost root can be given a value, or keep one.
  func remedy(_ wanted: Wanted, canKeep: Bool = true, in use: Use) -> WiringProblem.Note {
    let root = states[levels[use.root].last ?? use.root].site
    let line = "var \(wanted.declared)"
    let keeps = canKeep ? keptLine(wanted) : []
    let other = keeps.isEmpty ? "" : ", or keep one"
    let property = [
      "private let dependencies: Dependencies",
      "init(dependencies: Dependencies) { self.dependencies = dependencies }",
    ]
    guard let inputs = root.inputs else {
      if isAskedForInputs {
        return note(
          root.shape.entry.place,
          "give \(root.name) inputs, which may begin empty, and run this again to have their "
            + "fields written:", ["struct Dependencies {}"] + property)
      }
      let own = makers.initializers(of: root.type).first { !$0.isInExtension }
      if let own, !own.parameters.isEmpty {
        return note(
          own.place,
          "give \(root.name) a property, which this initializer sets from a parameter "
            + "'\(wanted.declared)'\(other):", ["private let \(wanted.declared)"] + keeps)
      }
      return note(
        root.shape.entry.place, "give \(root.name) inputs\(other):",
        ["struct Dependencies {", "  \(line)", "}"] + property + keeps)
    }
    let more = inputs.hasInitializer ? " and its initializer" : ""
    let isHeld = root.inputsProperty != nil
    let place = "\(root.name).Dependencies\(more)"
    let isOptional = levels[use.root].contains { level in
      states[level].view.optionals(of: wanted.type, named: wanted.name).contains {
        $0.name == wanted.name && $0.path.count > 1
      }
    }
    return .init(
      path: inputs.source.path, position: inputs.position,
      message: isHeld
        ? unmade(wanted, in: use)
          + (isOptional ? "change it in \(place) to" : "add this to \(place)") + "\(other):"
        : "\(root.name) has no property for what it is given; write one\(other):",
      lines: (isHeld ? [line] : property) + keeps)
  }

  /// The other remedy where no type can be the value.
  private func unmade(_ wanted: Wanted, in use: Use) -> String {
    guard let type = (wanted.type.wrapped ?? wanted.type).type,
      scope.model.types[type].kind == .protocol,
      case .none = candidates(for: wanted.type.wrapped ?? wanted.type, in: use)
    else { return "" }
    return "no type here can be '\(name(type))'; write one, or pass one where the root is made and "
  }

  mutating func reportUnread(_ member: RootMember, _ wanted: Wanted, in use: Use) {
    var told = problem(
      .missing,
      "'\(wanted.owner)' needs '\(wanted.declared)', and the type of the property "
        + "'\(member.name)' is not known here",
      [
        asked(wanted, in: use),
        .init(
          path: member.source.path, position: member.position,
          message: "write its type, '\(wanted.declared)', or another name for the property"),
      ], in: use)
    told.subject = member.name
    problems.append(told)
  }

  private func keptLine(_ wanted: Wanted) -> [String] {
    guard wanted.type.function == nil else { return [] }
    guard let type = (wanted.type.wrapped ?? wanted.type).type,
      scope.model.types[type].kind == .class || scope.model.types[type].kind == .actor
    else { return [] }
    return [keptLine(type, named: wanted.name)]
  }

  func keptLine(_ type: Int, named name: String) -> String {
    let takes = makers.made(type)?.structType == nil ? "" : "dependencies: .init()"
    return "private lazy var \(name.escaped) = \(self.name(type))(\(takes))"
  }
}
