import DepFacts
import DepModel
import DepSyntax

/// Calls of types whose dependencies are parameters of their initializer, as in roots that were
/// written by hand: `LiveRepository(service: service)`.
extension Wiring {
  /// Adds what a call lacks where no initializer takes it as it stands: Swift refuses it too.
  ///
  /// Arguments that are there stay, whatever they are.
  mutating func completeCall(at site: ConstructionSite, in root: Int) {
    let state = states[root]
    guard !site.isClosed, !isGone(site, in: state),
      let type = scope.type(named: site.typeName, in: state.type, file: state.file),
      isPlain(type), let made = meant(by: site, making: type, in: use(of: site, in: root)),
      type == state.type || !isValue(made),
      canMake(type, nil, in: use(of: site, in: root))
    else { return }
    let given = Set(site.arguments.map(\.label))
    var completion = Completion(
      site: site,
      order: Dictionary(made.parameters.enumerated().map { ($1.label, $0) }) { first, _ in first })
    var use = use(of: site, in: root)
    open.append((type, nil))
    for (order, parameter) in made.parameters.enumerated()
    where !given.contains(parameter.label) && isWanted(parameter, of: made, in: use) {
      if let value = argument(for: parameter, of: made, in: &use) {
        completion.added.append(.init(label: parameter.label, value: value, order: order))
      }
    }
    open.removeLast()
    completion.captures = use.captures
    guard !completion.isEmpty else { return }
    states[root].intent.completions.append(completion)
  }

  /// Whether it is a struct of texts, numbers and the like, which code makes of other values and no
  /// root knows.
  private func isValue(_ made: MadeType) -> Bool {
    scope.model.types[made.type].kind == .struct
      && !scope.protocols(of: made.type).contains { scope.model.types[$0].kind == .protocol }
      && !made.parameters.contains { $0.isDependencies || holdsService($0.type, depth: 0) }
  }

  private func holdsService(_ type: MeantType, depth: Int) -> Bool {
    if isService(type) { return true }
    guard depth < 4, let part = (type.wrapped ?? type).type,
      scope.model.types[part].kind == .struct
    else { return false }
    return makers.stored(in: part).contains {
      holdsService(makers.type(of: $0, in: part), depth: depth + 1)
    }
  }

  /// Whether its type is a class, an actor or a protocol of the sources.
  func isService(_ wanted: MeantType) -> Bool {
    let core = wanted.wrapped ?? wanted
    let kinds = (core.type.map { [$0] } ?? core.parts.compactMap(\.type)).map {
      scope.model.types[$0].kind
    }
    return !kinds.isEmpty && kinds.allSatisfy { [.protocol, .class, .actor].contains($0) }
  }

  /// What a call leaves out is no 'nil' by itself: its author may have meant another value.
  private func asked(_ parameter: MadeType.Parameter, of made: MadeType) -> Wanted {
    var wanted = wanted(parameter, of: made)
    wanted.mayBeNil = false
    return wanted
  }

  /// What a call passes for a parameter: a struct with all that it needs, or a value.
  private mutating func argument(
    for parameter: MadeType.Parameter, of made: MadeType, in use: inout Use
  ) -> WiredExpression? {
    guard parameter.isDependencies, let structType = made.structType else {
      return value(for: asked(parameter, of: made), in: &use)
    }
    return arguments(for: made.fields, of: made.type, structType, in: &use).map {
      .call(name: ".init", arguments: $0)
    }
  }

  /// Whether a call passes it: what has a default only where the function around it is given one.
  private func isWanted(
    _ parameter: MadeType.Parameter, of made: MadeType, in use: Use
  ) -> Bool {
    guard parameter.hasDefault else { return true }
    return !parameter.isDependencies
      && locals(for: asked(parameter, of: made), in: use) == [parameter.name]
  }

  /// The one initializer that takes more than the call passes; nil where one takes the call, where
  /// several may be meant, and where the sources do not show all of them.
  private mutating func meant(
    by site: ConstructionSite, making type: Int, in use: Use
  ) -> MadeType? {
    let labels = site.arguments.map(\.label)
    let all =
      makers.initializers(making: type)
      + scope.superclasses(of: type).flatMap { makers.initializers(making: $0) }
    guard !all.contains(where: { $0.accepts(labels) }) else { return nil }
    // A class of Apple's has initializers that no file shows, and that a class inherits unless it
    // declares one of its own that is designated.
    let own = makers.initializers(of: type).filter {
      !$0.isInExtension && $0.flags.isDisjoint(with: [.isOverride, .isConvenience])
        && $0.parameters.map(\.label) != ["coder"]
    }
    let outside = ([type] + scope.superclasses(of: type)).compactMap(scope.outsideSuperclass)
    guard outside.isEmpty || !own.isEmpty, !isMadeByProtocol(type) else { return nil }
    let likely = makers.initializers(making: type, takesHidden: false).filter { made in
      !made.isFailable && made.parameters.map(\.label).contains(inOrder: labels)
        && made.parameters.allSatisfy { $0.label != "_" || $0.hasDefault }
    }
    if likely.count > 1 { reportSeveral(likely, at: site, in: use) }
    return likely.count == 1 ? likely[0] : nil
  }

  /// Whether a protocol of the standard library adds an initializer without parameters.
  private func isMadeByProtocol(_ type: Int) -> Bool {
    scope.parts(of: type).flatMap(scope.parents).contains {
      ["OptionSet", "SetAlgebra", "RangeReplaceableCollection"].contains($0.name)
    }
  }

  private mutating func reportSeveral(
    _ likely: [MadeType], at site: ConstructionSite, in use: Use
  ) {
    problems.append(
      problem(
        .call,
        "no initializer of '\(site.typeName)' takes this call, and \(likely.count) could be "
          + "meant; pass what tells them apart",
        likely.map { made in
          let list = made.parameters.map { "\($0.label): \($0.type.text)" }
          return note(made.place, "'init(\(list.joined(separator: ", ")))'")
        }, in: use))
  }
}

extension MadeType {
  /// Whether Swift takes a call with these labels.
  fileprivate func accepts(_ labels: [String]) -> Bool {
    guard let passed = parameters(for: labels) else { return false }
    return parameters.indices.allSatisfy { passed.contains($0) || parameters[$0].hasDefault }
  }
}

extension [String] {
  /// Whether all others are among these, in their order.
  fileprivate func contains(inOrder others: [String]) -> Bool {
    var rest = others[...]
    for label in self where label == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
