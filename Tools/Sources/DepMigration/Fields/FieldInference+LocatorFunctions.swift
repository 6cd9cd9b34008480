import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Fields for the functions with which a locator hands out objects: `Current.api(for: server)`.
extension FieldInference {
  /// Whether a use asks a function of a locator, and no property.
  func asksFunction(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .locator, !handsOut(dependency), let holder = holder(of: dependency)
    else { return false }
    let name = dependency.expression.lastName.baseName
    return project.scope.property(name, of: holder) == nil
      && !functions(named: name, of: holder).isEmpty
  }

  /// The closure that calls the function with the arguments of the place.
  func function(
    of holder: Int, _ dependency: Dependency, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let name = dependency.expression.lastName.baseName
    guard let call = site.call, !call.hasTrailingClosure else {
      throw Refusal(.argumentsUnknown, "the locator gives something that is called here")
    }
    let fitting = functions(named: name, of: holder).compactMap { fact in
      CallSignature(
        of: fact, called: call.labels, hasTrailingClosure: false,
        qualified: { project.scope.qualified($0, in: holder) }
      ).map { (fact: fact, signature: $0) }
    }
    guard fitting.count == 1, var (fact, signature) = fitting.first else {
      throw Refusal(.argumentsUnknown, "no closure can take the arguments of '\(name)'")
    }
    let count = signature.types.count
    guard count <= CallSignature.mostArguments else {
      throw Refusal(.tooManyArguments, "the call passes \(count) arguments")
    }
    let isDiscardable = fact.attributes.contains { $0.name == "discardableResult" }
    let isDropped = isDiscardable && site.dropsResult(in: project.scope)
    fact.parameters = []
    let result = fact.type == nil ? "Void" : PropertyType.of(fact, in: holder, project)?.description
    guard let result else {
      throw Refusal(.typeUnknown, "the result of '\(name)' has no type that a field can have")
    }
    signature.actor = isolation(of: fact, in: holder, of: dependency)
    let base = dependency.expression.baseName
    let called = "\(signature.marks)\(base)(\(signature.arguments))"
    return FieldDraft(
      identity: "\(base)(\(signature.labels.map { $0 + ":" }.joined()))\(isDropped ? "Void" : "")",
      names: names(name, signature, isDiscardable: isDiscardable),
      type: signature.closure(giving: isDropped ? "Void" : result),
      live: "{ \(isDropped ? "_ = " : "")\(called) }",
      access: count == 0 ? .provider : .call(argumentCount: count), projectType: nil,
      isSendable: true, origins: [project.model.types[holder].place.file])
  }

  /// Other functions of the name tell themselves apart by their labels, or by their result.
  private func names(
    _ name: String, _ signature: CallSignature, isDiscardable: Bool
  ) -> [String] {
    let labels = signature.labels.filter { $0 != "_" }.map(\.upperCamel).joined()
    let thing = name.dropFirst("get".count)
    let short = signature.types.isEmpty && name.hasPrefix("get") && thing.isCapitalized
    return (short ? [String(thing).lowerCamel] : []) + [name]
      + (labels.isEmpty ? [] : [name + labels])
      + (isDiscardable ? [name + "Result"] : []) + ["current" + name.upperCamel]
  }

  private func functions(named name: String, of holder: Int) -> [MemberFact] {
    project.scope.members(of: holder).filter {
      $0.kind == .function && $0.name == name && !$0.flags.contains(.isStatic)
        && $0.access != .private && $0.genericParameters.isEmpty
    }
  }
}
