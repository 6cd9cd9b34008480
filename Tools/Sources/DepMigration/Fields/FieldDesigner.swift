import DepFacts
package import DepModel
import DepPlan
package import DepSyntax
import SwiftSyntax

/// Designs the field that takes the place of a hidden dependency.
package struct FieldDesigner {
  package let project: ProjectTrees
  /// For each type the group of types that all need each other; -1 for those that need none.
  package let groups: [Int]

  package init(project: ProjectTrees, groups: [Int]) {
    self.project = project
    self.groups = groups
  }

  package func answer(for dependency: Dependency, at found: ExpressionFinder.Found) -> FieldAnswer {
    switch dependency.kind {
    case .singleton: singleton(dependency)
    case .systemSingleton: system(dependency, found)
    case .ambientValue: ambient(dependency, found)
    case .locator: locator(dependency)
    case .globalVariable: variable(dependency, found)
    case .construction: ConstructionField(project: project).answer(for: dependency, at: found)
    case .wrapper: .left(.propertyWrapper, "a wrapper fetches it; pass it to the initializer")
    case .field: .left(.notUnderstood, "it is a field already")
    }
  }

  // MARK: The project's own

  private func singleton(_ dependency: Dependency) -> FieldAnswer {
    guard let index = dependency.target.singleton else { return outside(dependency) }
    let singleton = project.model.singletons[index]
    let type = SingletonType(singleton, in: project)
    guard let name = type.text else {
      return .left(.typeUnknown, "the type of '\(singleton.name)' is not written")
    }
    if let value = singleton.valueTypeID, !name.contains("<"), project.scope.isGeneric(value) {
      return .left(.typeUnknown, "the arguments of the generic type '\(name)' are not written")
    }
    if let owner = dependency.owner, owner == singleton.valueTypeID {
      return .left(.ownSingleton, "an instance that needs '\(singleton.name)' needs itself")
    }
    if let owner = dependency.owner, let value = singleton.valueTypeID,
      project.scope.access(of: value).isLess(than: project.scope.access(of: owner))
    {
      return .left(.lessVisible, "'\(name)' is private, and 'Dependencies' is not")
    }
    let base = FieldDraft(
      identity: singleton.name, names: Self.names(for: singleton, type: name), type: name,
      live: singleton.owner == nil ? singleton.name : live(singleton), access: .value,
      seam: singleton.valueTypeID, isSendable: type.isSendable, seamType: name)
    return .draft(needsProvider(singleton, type, of: dependency) ? type.provider(of: base) : base)
  }

  /// Whether the thing has to be asked for each time, and may not be kept.
  private func needsProvider(
    _ singleton: Singleton, _ type: SingletonType, of dependency: Dependency
  ) -> Bool {
    if type.isComputed || type.actor != nil || type.isUnsafe || type.isAssigned { return true }
    guard let owner = dependency.owner else { return false }
    // A type that crosses between tasks can keep a closure, and not what must not cross.
    if singleton.valueTypeID != nil, !type.isSendable,
      project.scope.inheritedNames(of: owner).contains("Sendable")
    {
      return true
    }
    // Kept for good, the one would be asked for while the other is being made, and wait for ever.
    let made = [singleton.valueTypeID, singleton.builtTypeID].compactMap(\.self)
    return made.contains { groups[$0] >= 0 && groups[$0] == groups[owner] }
  }

  private func live(_ singleton: Singleton) -> String { singleton.name }

  private static func names(for singleton: Singleton, type: String) -> [String] {
    let bare = type.filter { $0 != "?" && $0 != "(" && $0 != ")" }
    let plain = bare.hasPrefix("any ") ? String(bare.dropFirst(4)) : bare
    let simple = plain.split { $0 == "<" }.first.map(String.init) ?? plain
    let own = singleton.name.lastName.baseName
    let isTelling = singleton.name.contains(".") && !commonNames.contains(own) && own != simple
    let holder = singleton.name.split(separator: ".").dropLast().joined(separator: ".")
    return (isTelling ? [own] : [])
      + [
        simple.lastName.lowerCamel, simple.lowerCamel,
        (holder.isEmpty ? "shared" : holder.lastName.lowerCamel)
          + own.upperCamel,
      ].filter { $0 != singleton.name && !$0.isEmpty }
  }

  /// Names of statics that say nothing of what they hold.
  private static let commonNames: Set<String> = [
    "shared", "default", "standard", "sharedInstance", "instance", "current", "main", "singleton",
    "defaultInstance", "global", "sharedManager", "common", "this", "get",
  ]

  /// A singleton of a package whose sources are not here.
  private func outside(_ dependency: Dependency) -> FieldAnswer {
    guard let suggestion = dependency.suggestion, !suggestion.concreteType.isEmpty else {
      return .left(.typeUnknown, "its declaration is not among the sources that were read")
    }
    return .draft(
      FieldDraft(
        identity: dependency.target.name, names: [suggestion.name],
        type: suggestion.concreteType, live: suggestion.live, access: .value, seam: nil,
        isSendable: false))
  }

  // MARK: SDKs

  private func system(_ dependency: Dependency, _ found: ExpressionFinder.Found) -> FieldAnswer {
    let expression = dependency.target.name
    if let form = AmbientCalls.form(expression) {
      return call(form, expression: expression, found: found)
    }
    guard let suggestion = dependency.suggestion, !suggestion.concreteType.isEmpty else {
      return .left(.typeUnknown, "the catalogue does not say its type")
    }
    if project.scope.isOnMainActor(expression) {
      return .draft(
        FieldDraft(
          identity: expression, names: [suggestion.name],
          type: "@MainActor @Sendable () -> \(suggestion.concreteType)",
          live: "{ \(suggestion.live) }", access: .provider, seam: nil, isSendable: true))
    }
    if suggestion.live == expression {
      return .draft(
        FieldDraft(
          identity: expression, names: [suggestion.name], type: suggestion.concreteType,
          live: expression, access: .value, seam: nil, isSendable: true))
    }
    if expression.hasSuffix("()") {
      return .draft(
        FieldDraft(
          identity: expression, names: ["make" + suggestion.name.upperCamel],
          type: "@Sendable () -> \(suggestion.concreteType)", live: "{ \(expression) }",
          access: .provider, seam: nil, isSendable: true))
    }
    return .left(.argumentsUnknown, "no closure that takes these arguments is known")
  }

  private func ambient(_ dependency: Dependency, _ found: ExpressionFinder.Found) -> FieldAnswer {
    let expression = dependency.target.name
    if AmbientCalls.isRandom(expression) { return random(expression, found) }
    if let form = AmbientCalls.form(expression) {
      return call(form, expression: expression, found: found)
    }
    guard let suggestion = dependency.suggestion else {
      return .left(.typeUnknown, "the catalogue does not say its type")
    }
    let closure = "@Sendable () -> "
    if suggestion.type.hasPrefix(closure), isExact(suggestion, expression) {
      let actor = project.scope.isOnMainActor(expression) ? "@MainActor " : ""
      return .draft(
        FieldDraft(
          identity: suggestion.live, names: Self.ambientNames(suggestion, expression),
          type: actor + suggestion.type, live: suggestion.live, access: .provider, seam: nil,
          isSendable: true))
    }
    if suggestion.live == expression, !suggestion.type.contains("->"),
      !suggestion.type.hasPrefix("any ")
    {
      return .draft(
        FieldDraft(
          identity: expression, names: [suggestion.name], type: suggestion.type, live: expression,
          access: .value, seam: nil, isSendable: true))
    }
    return .left(.argumentsUnknown, "write it by hand: \(suggestion.name): \(suggestion.type)")
  }

  /// Whether the closure gives just what the place gives.
  private func isExact(_ suggestion: FieldSuggestion, _ expression: String) -> Bool {
    suggestion.live == "{ \(expression) }"
      || expression == "Date.now" && suggestion.live == "{ Date() }"
      || expression == "TimeZone.system"
  }

  private static func ambientNames(
    _ suggestion: FieldSuggestion, _ expression: String
  ) -> [String] {
    // A closure that calls a function of the field's own name would find the field.
    let called = expression.baseName
    let result = suggestion.type.split(separator: " ").last.map(String.init) ?? ""
    return [suggestion.name, suggestion.name + result.upperCamel, "call" + called.upperCamel]
      .filter { $0 != called }
  }

  private func random(_ expression: String, _ found: ExpressionFinder.Found) -> FieldAnswer {
    guard let call = found.node.as(FunctionCallExprSyntax.self),
      let range = call.arguments.first?.expression.as(SequenceExprSyntax.self),
      let form = range.elements.contains(where: { $0.trimmedDescription == "..." })
        ? AmbientCalls.form(expression)
        : range.elements.contains(where: { $0.trimmedDescription == "..<" })
          ? AmbientCalls.halfOpen(expression) : nil
    else { return .left(.argumentsUnknown, "the kind of the range is not written here") }
    return self.call(form, expression: expression, found: found)
  }

  private func call(
    _ form: AmbientCalls.Form, expression: String, found: ExpressionFinder.Found
  ) -> FieldAnswer {
    guard let call = found.node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return .left(.argumentsUnknown, "it is not called here")
    }
    let isIgnored = form.isDiscardable && call.parent?.is(CodeBlockItemSyntax.self) == true
    if form.isDiscardable, !isIgnored, form.result != "Void" {
      return .draft(draft(form, call, result: form.result, suffix: "Result"))
    }
    return .draft(draft(form, call, result: isIgnored ? "Void" : form.result, suffix: ""))
  }

  private func draft(
    _ form: AmbientCalls.Form, _ call: FunctionCallExprSyntax, result: String, suffix: String
  ) -> FieldDraft {
    let isDropped = result == "Void" && form.isDiscardable
    return FieldDraft(
      identity: form.live + " " + form.call + result, names: form.names.map { $0 + suffix },
      type: "@Sendable \(form.call) -> \(result)",
      live: isDropped ? "{ _ = \(form.live.dropFirst(2))" : form.live,
      access: form.wrapped.map { .wrapped(before: $0.before, after: $0.after) }
        ?? .call(argumentCount: call.arguments.count),
      seam: nil, isSendable: true)
  }

  // MARK: Locators and variables

  private func locator(_ dependency: Dependency) -> FieldAnswer {
    let member = dependency.expression.lastName
    guard dependency.expression.contains("."), !member.contains("("),
      let index = dependency.target.singleton,
      let holder = project.model.singletons[index].valueTypeID,
      let type = project.scope.propertyType(member, of: holder)
    else { return .left(.typeUnknown, "what it hands out is decided when the program runs") }
    return .draft(
      FieldDraft(
        identity: dependency.expression, names: [member, "current" + member.upperCamel],
        type: "@Sendable () -> \(type)", live: "{ \(dependency.expression) }", access: .provider,
        seam: nil, isSendable: true))
  }

  private func variable(
    _ dependency: Dependency, _ found: ExpressionFinder.Found
  ) -> FieldAnswer {
    guard dependency.role == .read else {
      return .left(.assignedSingleton, "a copy in the field would not change the variable")
    }
    guard let suggestion = dependency.suggestion,
      let type = GlobalVariableType.text(of: dependency, suggestion, in: project)
    else {
      return .left(.typeUnknown, "the type of '\(dependency.expression)' is not written")
    }
    let plain = type.filter { $0 != "?" && $0 != "(" && $0 != ")" }
    let isVague =
      Self.commonNames.contains(suggestion.name) && !plain.contains { "<[ ".contains($0) }
    let name = isVague ? plain.lowerCamel : suggestion.name
    if type.hasPrefix("() -> "), found.node.isCalledWithoutArguments {
      // The value is a function itself, which the field can stand for.
      return .draft(
        FieldDraft(
          identity: dependency.target.name + "()", names: [name, "call" + name.upperCamel],
          type: "@Sendable \(type)", live: "{ \(dependency.target.name)() }", access: .value,
          seam: nil, isSendable: true))
    }
    return .draft(
      FieldDraft(
        identity: dependency.target.name,
        names: [name, "current" + name.upperCamel].filter { $0 != dependency.target.name },
        type: "@Sendable () -> \(type)", live: "{ \(dependency.target.name) }",
        access: .provider, seam: nil,
        isSendable: true))
  }
}
