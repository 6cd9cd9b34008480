import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Fields for what an SDK offers.
extension FieldInference {
  func system(_ dependency: Dependency, _ site: UseSite) throws(Refusal) -> FieldDraft {
    let expression = dependency.target.name
    if let known = project.scope.sdk.ambientCall(expression) {
      return try call(known, of: expression, site)
    }
    guard let suggestion = dependency.suggestion, !suggestion.concreteType.isEmpty else {
      throw unknown(expression)
    }
    let names = [suggestion.name, FieldNames.qualified(expression)]
    let isUnread = dependency.reach == .outside(.unknown)
    if isUnread { try checkUnread(expression, site) }
    let isOnActor = project.scope.isOnMainActor(expression) || isUnread && isOnMainActor(dependency)
    let actor = isOnActor ? "@MainActor " : ""
    let type = FieldType(suggestion.type)
    if type.parameterCount == 0, suggestion.live == "{ \(type.callMarks)\(expression) }" {
      return try madeAnew(expression, suggestion, named: names, type, actor, site)
    }
    if !actor.isEmpty {
      return FieldDraft(
        identity: expression, names: names,
        type: "@MainActor @Sendable () -> \(suggestion.concreteType)",
        live: "{ \(suggestion.live) }", access: .provider, projectType: nil, isSendable: true,
        isLenient: true)
    }
    if suggestion.live == expression {
      return FieldDraft(
        identity: expression, names: names, type: FieldType(suggestion.concreteType),
        live: expression, access: .value, projectType: nil,
        isSendable: !project.scope.sdk.lists(suggestion.concreteType, in: .typesThatStay))
    }
    if expression.hasSuffix("()") {
      return FieldDraft(
        identity: expression, names: names,
        type: "@Sendable () -> \(suggestion.concreteType)", live: "{ \(expression) }",
        access: .provider, projectType: nil, isSendable: true)
    }
    throw Refusal(.argumentsUnknown, "no closure is known for these arguments")
  }

  /// A closure would lose the generic arguments, and what else the initializer of a package asks of
  /// its caller.
  private func checkUnread(_ expression: String, _ site: UseSite) throws(Refusal) {
    guard !site.mayBeTried, !site.isAwaited, site.call?.isSpecialized == false else {
      throw Refusal(
        .argumentsUnknown, "no source that was read tells how '\(expression)' makes its object")
    }
  }

  /// Whether code of a type runs on the main actor, as what it makes may have to.
  private func isOnMainActor(_ dependency: Dependency) -> Bool {
    dependency.owner.map { project.scope.isolation(of: $0).attribute == "@MainActor" } == true
  }

  /// A closure that makes the object for each use; it throws where a `try` says so that the
  /// catalogue does not know.
  private func madeAnew(
    _ expression: String, _ suggestion: FieldSuggestion, named names: [String], _ type: FieldType,
    _ actor: String, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let isUnknown = !type.callMarks.contains("try")
    if isUnknown, site.isTried, let result = type.result {
      return FieldDraft(
        identity: "try \(expression)", names: names,
        type: "\(actor)@Sendable () throws -> \(result)", live: "{ try \(expression) }",
        access: .provider, projectType: nil, isSendable: true, isLenient: !actor.isEmpty)
    }
    if isUnknown, site.mayBeTried,
      project.scope.sdk.lists(expression.baseName, in: .typesThatOpenStores)
    {
      throw Refusal(.argumentsUnknown, "the 'try' around it may be that of '\(expression)'")
    }
    return FieldDraft(
      identity: expression, names: names, type: "\(actor)\(type)", live: suggestion.live,
      access: .provider, projectType: nil, isSendable: true, isLenient: !actor.isEmpty)
  }

  func ambient(_ dependency: Dependency, _ site: UseSite) throws(Refusal) -> FieldDraft {
    let expression = dependency.target.name
    if let call = RandomCall(expression) { return try random(call, site) }
    let sdk = project.scope.sdk
    if sdk.lists(expression.baseName, in: .unwrappedFunctions), site.isArgument {
      throw Refusal(
        .typeUnknown, "Swift unwraps there by itself what '\(expression.baseName)' may not give")
    }
    if let known = try throwing(expression, site) ?? sdk.ambientCall(expression)
      ?? sdk.ambientCall(expression.called(at: site))
    {
      return try call(known, of: expression, site)
    }
    guard let suggestion = dependency.suggestion else { throw unknown(expression) }
    let type = FieldType(suggestion.type)
    let names = Self.ambientNames(suggestion, expression)
    if type.parameterCount == 0, isExact(suggestion, expression) {
      let isOnMainActor =
        project.scope.isOnMainActor(expression) || type.attributes.contains("@MainActor")
      let actor = isOnMainActor ? "@MainActor " : ""
      let plain = type.without(["@MainActor", "@Sendable"])
      return FieldDraft(
        identity: suggestion.live, names: names, type: "\(actor)@Sendable \(plain)",
        live: suggestion.live, access: .provider, projectType: nil, isSendable: true,
        isLenient: !actor.isEmpty)
    }
    if let form = AmbientCall(
      suggestion, of: expression.called(at: site), named: names, at: site, in: project.scope)
    {
      var draft = try call(form, of: expression, site)
      if type.attributes.contains("@MainActor"), !draft.type.attributes.contains("@MainActor") {
        draft.type = FieldType("@MainActor \(draft.type)")
        draft.isLenient = true
      }
      return draft
    }
    if [expression, sdk.text(of: expression, in: .sameValues)].contains(suggestion.live),
      !type.mentionsClosure, !type.isExistential
    {
      return FieldDraft(
        identity: suggestion.live, names: [suggestion.name], type: type, live: suggestion.live,
        access: .value, projectType: nil, isSendable: true)
    }
    throw Refusal(
      .argumentsUnknown,
      suggestion.fits(site.call)
        ? "write this field by hand: \(suggestion.name): \(suggestion.type)"
        : "no closure is known for these arguments")
  }

  /// The initializer that throws, where another one fails: cast to what is there in any case, the
  /// code means this.
  private func throwing(_ expression: String, _ site: UseSite) throws(Refusal) -> AmbientCall? {
    guard site.mayBeTried, let known = project.scope.sdk.ambientCall(expression + " try") else {
      return nil
    }
    switch site.castType {
    case .plain: return known
    case .optional: return nil
    case nil:
      throw Refusal(.argumentsUnknown, "the 'try' around it may be that of '\(expression)'")
    }
  }

  private func unknown(_ expression: String) -> Refusal {
    if expression.hasSuffix("[]") {
      return Refusal(.argumentsUnknown, "no closure can take the place of a static subscript")
    }
    return expression.hasSuffix(")")
      ? Refusal(.argumentsUnknown, "no closure is known for '\(expression)'")
      : Refusal(.typeUnknown, "the catalogue does not know the type")
  }

  /// Whether the closure gives just what the place gives.
  private func isExact(_ suggestion: FieldSuggestion, _ expression: String) -> Bool {
    suggestion.live == "{ \(FieldType(suggestion.type).callMarks)\(expression) }"
      || project.scope.sdk.text(of: expression, in: .sameValues).map { "{ \($0) }" }
        == suggestion.live
  }

  private static func ambientNames(
    _ suggestion: FieldSuggestion, _ expression: String
  ) -> [String] {
    // A closure that calls a function of the field's own name would find the field.
    let called = expression.baseName
    let result = suggestion.type.split(separator: " ").last.map(String.init) ?? ""
    let repeats = result.lastName.lowerCamel == suggestion.name
    let names =
      [suggestion.name] + FieldNames.ofMember(expression) + [
        suggestion.name + (repeats ? "" : result.lastName.upperCamel),
        suggestion.name + called.lastName.upperCamel, "call" + called.lastName.upperCamel,
      ]
    return names.filter { name in
      name != called && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private func random(_ random: RandomCall, _ site: UseSite) throws(Refusal) -> FieldDraft {
    let operators = site.call?.firstOperators ?? []
    if operators.contains("...") { return try call(random.closed, of: "", site) }
    if operators.contains("..<") { return try call(random.halfOpen, of: "", site) }
    throw Refusal(.argumentsUnknown, "the code does not show whether the range is closed")
  }
}

extension String {
  /// An entry of the catalogue for any labels, `Timer.scheduledTimer(*)`, with those of a call.
  fileprivate func called(at site: UseSite) -> String {
    guard hasSuffix("(*)"), let call = site.call else { return self }
    let labels = call.labels + (call.hasTrailingClosure ? ["_"] : [])
    return dropLast("*)".count) + labels.map { $0 + ":" }.joined() + ")"
  }
}
