import DepFacts
import DepModel
import DepSyntax

/// The texts about types that a root cannot make.
extension Wiring {
  mutating func report(
    _ name: WiringProblemName, _ wanted: Wanted, type: Int, made: MadeType?, in use: Use
  ) {
    switch name {
    case .asynchronous: problems.append(asynchronous(wanted, type, made, in: use))
    case .isolation: problems.append(isolated(wanted, type, in: use))
    default: problems.append(cannotKeep(wanted, type, in: use))
    }
  }

  private func asynchronous(
    _ wanted: Wanted, _ type: Int, _ made: MadeType?, in use: Use
  ) -> WiringProblem {
    let words = [
      made?.isAsync == true ? "is asynchronous" : nil, made?.isThrowing == true ? "can fail" : nil,
      made?.isFailable == true ? "can return nil" : nil,
    ].compactMap(\.self).joined(separator: " and ")
    let effects =
      (made?.isAsync == true ? "async " : "") + (made?.isThrowing == true ? "throws " : "")
    return problem(
      .asynchronous,
      "the initializer of '\(name(type))' \(words), and a 'lazy var' cannot call it; give it to "
        + "\(states[use.root].site.name), or let '\(wanted.owner)' take "
        + "'@Sendable () \(effects)-> \(name(type))\(made?.isFailable == true ? "?" : "")'",
      [
        asked(wanted, in: use), note(made?.place ?? scope.model.types[type].place, "made here"),
      ]
        + (wanted.isElement
          ? [] : [remedy(wanted, canKeep: false, in: use), live(wanted, type, made, in: use)]),
      in: use)
  }

  /// How `live` of the outermost root makes what a kept member cannot.
  private func live(
    _ wanted: Wanted, _ type: Int, _ made: MadeType?, in use: Use
  ) -> WiringProblem.Note {
    let root = states[levels[use.root].last ?? use.root].site
    let isAsync = made?.isAsync == true
    let isThrowing = made?.isThrowing == true
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let words = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let unwrapping = made?.isFailable == true ? " ?? …" : ""
    let place = root.inputs.map { ($0.source.path, $0.position) }
    let fallback = root.shape.entry.place
    return .init(
      path: place?.0 ?? scope.records[fallback.file].path,
      position: place?.1 ?? fallback.position,
      message: "make it in 'live' of \(root.name).Dependencies; where \(root.name) is made, pass "
        + "'\(words)\(effects.isEmpty ? ".live" : ".live()")':",
      lines: [
        effects.isEmpty ? "static var live: Self {" : "static func live()\(effects) -> Self {",
        "  Self(\(wanted.name.escapedAsLabel): \(words)\(name(type))(…)\(unwrapping))", "}",
      ])
  }

  private func isolated(_ wanted: Wanted, _ type: Int, in use: Use) -> WiringProblem {
    let root = states[use.root]
    let actor = scope.isolation(of: type, seenFrom: root.type) ?? "another actor"
    let isolation = note(scope.model.types[type].place, "'\(name(type))' is \(actor)")
    guard wanted.type.function != nil else {
      return problem(
        .isolation,
        "'\(name(type))' can be made on \(Self.place(actor)) only, and \(root.site.name) is "
          + (root.actor.map { "on \(Self.place($0))" } ?? "on no actor")
          + "; give it to \(root.site.name): make it with 'await' where \(root.site.name) is made",
        [isolation, asked(wanted, in: use)]
          + (wanted.isElement ? [] : [remedy(wanted, canKeep: false, in: use)]), in: use)
    }
    return problem(
      .isolation,
      "'\(wanted.declared)' of '\(wanted.owner)' may run on any thread; '\(name(type))' can be "
        + "made on \(Self.place(actor)) only",
      [
        isolation,
        note(
          wanted,
          "write '\(actor)' before the type of the closure here"),
      ], in: use)
  }

  mutating func report(notSendable wanted: Wanted, from sender: Wanted, in use: Use) {
    let actor =
      states[use.root].actor.map { "write '\($0)' before the type of this closure, or " } ?? ""
    problems.append(
      problem(
        .isolation,
        "'\(sender.name)' of '\(sender.owner)' may run on any thread, and would take "
          + "'\(wanted.declared)' with it, which is not Sendable",
        [
          asked(wanted, in: use),
          note(sender, actor + "make '\((wanted.type.wrapped ?? wanted.type).text)' Sendable"),
        ], in: use))
  }

  /// How a sentence names an actor.
  static func place(_ actor: String) -> String {
    actor == "@MainActor" ? "the main actor" : String(actor.drop { $0 == "@" })
  }

  private func cannotKeep(_ wanted: Wanted, _ type: Int, in use: Use) -> WiringProblem {
    let root = states[use.root].site
    let reason = root.shape.isClass ? "is Sendable" : "is no class"
    return problem(
      .cannotKeep,
      "\(root.name) \(reason), so it cannot keep a '\(name(type))' from its first use on; write "
        + "\(wanted.type.function == nil ? "a member" : "the closure") for '\(wanted.declared)' of "
        + "'\(wanted.owner)'",
      [asked(wanted, in: use), written(wanted, type, root, in: use)], in: use)
  }

  /// What the author can write where the root keeps nothing.
  private func written(
    _ wanted: Wanted, _ type: Int, _ root: RootSite, in use: Use
  ) -> WiringProblem.Note {
    guard wanted.type.function != nil else {
      let arguments = makers.made(type)?.structType == nil ? "" : "dependencies: .init()"
      return note(
        root.shape.entry.place, "a property, made where you want it:",
        ["let \(wanted.name.escaped) = \(name(type))(\(arguments))"])
    }
    return .init(
      path: use.path, position: use.position,
      message: "write it in this call, \(runAgain(use.root)):",
      lines: [closureLine(wanted, making: type, at: use.root)].compactMap(\.self))
  }

  /// A value that a closure gives and nothing takes.
  mutating func reportUnused(
    _ local: Use.Local, _ wanted: Wanted, _ made: MadeType, in use: Use
  ) {
    var told = problem(
      .arguments,
      "'\(wanted.declared)' of '\(wanted.owner)' gives '\(local.type.text)', which "
        + "'\(name(made.type))' does not take",
      [
        note(made.place, made.signature),
        note(wanted, "take it out of this closure, or let '\(name(made.type))' take it"),
      ], in: use)
    told.isWarning = true
    if !problems.contains(told) { problems.append(told) }
  }

  mutating func report(
    _ name: WiringProblemName, type: Int, structType: Int?, in use: Use
  ) {
    let module = scope.model.types[states[use.root].type].module
    guard let structType else {
      let own = scope.model.types[type].module
      problems.append(
        problem(
          name,
          "'\(self.name(type))' has no initializer that module \(module) can see; only \(own) can "
            + "make it, in a root of its own",
          [note(scope.model.types[type].place, "declared here")], in: use))
      return
    }
    problems.append(inaccessible(type, structType, in: use))
  }

  mutating func reportArguments(
    _ wanted: Wanted, _ parameter: MadeType.Parameter, _ made: MadeType, in use: Use
  ) {
    let types = wanted.type.function?.parameters.map(\.text) ?? []
    let given = types.joined(separator: ", ")
    let all = (types + [parameter.type.text]).joined(separator: ", ")
    let lacking = Wanted(
      name: parameter.name, type: parameter.type, place: wanted.place, owner: wanted.owner,
      structType: nil)
    // The missing value was told already; this says what the closure has to do with it.
    if problems.last?.name == .missing { problems.removeLast() }
    problems.append(
      problem(
        .arguments,
        "'\(wanted.declared)' of '\(wanted.owner)' gives \(given.isEmpty ? "nothing" : given); "
          + "'\(name(made.type))' also takes '\(parameter.name): \(parameter.type.text)', "
          + "which \(states[use.root].site.name) does not have",
        [
          note(made.place, made.signature),
          note(
            wanted,
            "asked for here; " + use.chain.joined(separator: " → ")
              + "; let the closure take '(\(all))', or give the root one"),
          remedy(lacking, in: use),
        ], in: use))
  }
}
