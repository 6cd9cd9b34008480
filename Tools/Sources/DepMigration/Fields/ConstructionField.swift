import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The closure that makes what a type used to make itself.
struct ConstructionField {
  let project: ProjectTrees
  /// The types that hide dependencies.
  var hiding: Set<Int> = []

  func field(for dependency: Dependency, at site: UseSite) throws(Refusal) -> FieldDraft {
    guard let made = dependency.target.type else {
      throw Refusal(.typeUnknown, "the sources do not declare the type of the object")
    }
    let entry = project.model.types[made]
    let expected = dependency.owner.flatMap {
      ExpectedProtocol(project: project, owner: $0).name(for: made, at: site)
    }
    guard let call = site.call, !call.hasMoreTrailingClosures, !call.isSpecialized,
      !project.scope.isGeneric(made) || expected != nil
    else {
      throw Refusal(
        .argumentsUnknown,
        "the type of the object is generic, or the call has several trailing closures")
    }
    try checkVisibility(of: made, in: dependency.owner)
    guard var signature = initializer(of: made, called: call) else {
      throw Refusal(
        .argumentsUnknown, "the call does not match exactly one initializer of '\(entry.name)'")
    }
    guard bind(&signature, of: made, to: call, near: dependency.owner ?? made) else {
      throw Refusal(
        .argumentsUnknown,
        "the code does not tell the type of an argument of the generic '\(entry.name)'")
    }
    if signature.hasTooManyArguments {
      throw Refusal(
        .tooManyArguments, "the closure would take \(signature.types.count) arguments without names"
      )
    }
    if let owner = dependency.owner {
      try Precondition.check(
        Preconditions.ofMadeObjects,
        of: MadeObject(
          type: made, owner: owner, site: site, project: project,
          isExpectedAsProtocol: expected != nil, hiding: hiding))
    }
    guard !signature.flags.contains(.isNonisolated), signature.actor == nil else {
      return draft(made, signature, as: expected)
    }
    signature.actor = project.scope.isolation(of: made, seenFrom: dependency.owner ?? made)
    let isLikely = project.scope.isLikelyOnMainActor(made)
    if isLikely { signature.actor = "@MainActor" }
    var draft = draft(made, signature, as: expected)
    if isLikely || project.scope.isIsolatedBySDK(made) { draft.isLenient = true }
    return draft
  }

  /// Whether `Dependencies` can name the type.
  private func checkVisibility(of made: Int, in owner: Int?) throws(Refusal) {
    let name = project.model.types[made].name
    if project.scope.parts(of: made).contains(where: { project.scope.fact($0).isLocal }) {
      throw Refusal(.localType, "'\(name)' is declared inside a function")
    }
    if let owner,
      project.scope.visibility(of: made).isTooHidden(for: project.scope.visibility(of: owner))
    {
      throw Refusal(.lessVisible, "'\(name)' is private, and 'Dependencies' is not")
    }
  }

  /// Names the types that a call passes for the generic parameters of what it makes; false where
  /// the code does not tell one of them.
  private func bind(
    _ signature: inout CallSignature, of made: Int, to call: CallSite, near owner: Int
  ) -> Bool {
    let scope = project.scope
    let parameters = Set(scope.parts(of: made).flatMap { scope.fact($0).genericParameters })
    guard !parameters.isEmpty else { return true }
    let passed = call.argumentTypes { scope.makesItself($0, near: owner) }
    for (index, type) in signature.types.enumerated() {
      if WrittenType(parsing: type).names.isDisjoint(with: parameters) { continue }
      guard parameters.contains(type), index < passed.count, let known = passed[index] else {
        return false
      }
      signature.types[index] = known
    }
    return true
  }

  /// `expected` is the protocol that the place takes; nil where it takes the type itself.
  private func draft(
    _ made: Int, _ signature: CallSignature, as expected: String?
  ) -> FieldDraft {
    let entry = project.model.types[made]
    let isFailable = signature.flags.contains(.isFailable)
    let given = expected ?? entry.name
    let result = !isFailable ? given : expected == nil ? "\(given)?" : "(\(given))?"
    let parameters = signature.types.joined(separator: ", ")
    let label = signature.labels.first { $0 != "_" } ?? ""
    return FieldDraft(
      identity: "\(entry.name)(\(signature.labels.joined(separator: ":")):\(parameters))\(result)",
      names: FieldNames.ofMade(entry.name, label: label)
        + (expected.map { FieldNames.ofMade($0.replacing("any ", with: "")) } ?? []),
      type: signature.closure(giving: result),
      live: "{ \(signature.marks)\(entry.name)(\(signature.arguments)) }",
      access: signature.types.isEmpty ? .provider : .call(argumentCount: signature.types.count),
      projectType: nil, isSendable: true,
      origins: Array(Set(project.scope.parts(of: made).map(\.file))).sorted())
  }

  /// The initializer that a call means, as a closure can take its place; nil where none can.
  func signature(of made: Int, madeBy call: CallSite) -> CallSignature? {
    guard !call.hasMoreTrailingClosures, !call.isSpecialized, !project.scope.isGeneric(made) else {
      return nil
    }
    return initializer(of: made, called: call)
  }

  /// The one initializer that fits the labels of a call.
  private func initializer(of made: Int, called call: CallSite) -> CallSignature? {
    let labels = call.labels + (call.hasTrailingClosure ? ["_"] : [])
    let written = project.scope.members(of: made).filter { $0.kind == .initializer }
    if written.isEmpty, project.model.types[made].kind == .struct {
      return memberwise(labels, of: made)
    }
    if written.isEmpty, labels.isEmpty { return inheritedInitializer(of: made) }
    let fitting = written.compactMap { member in
      signature(of: member, called: labels, call.hasTrailingClosure, of: made).map { (member, $0) }
    }
    if fitting.isEmpty, labels.isEmpty, inheritsPlainInitializer(made, beside: written) {
      return CallSignature(labels: [], types: [])
    }
    guard fitting.count == 1, let (member, signature) = fitting.first,
      canBeClosure(member, of: made), !namesInheritedParameter(signature, of: made)
    else { return nil }
    return signature
  }

  /// The `init()` that the nearest superclass with initializers writes; nil where that is unclear.
  private func inheritedInitializer(of made: Int) -> CallSignature? {
    for base in project.scope.superclasses(of: made) {
      let written = project.scope.members(of: base).filter { $0.kind == .initializer }
      guard !written.isEmpty else { continue }
      let fitting = written.compactMap { signature(of: $0, called: [], false, of: made) }
      return fitting.count == 1 ? fitting.first : nil
    }
    return CallSignature(labels: [], types: [])
  }

  /// Whether a class inherits `init()` from a plain class of an SDK, which never fails.
  private func inheritsPlainInitializer(_ made: Int, beside written: [MemberFact]) -> Bool {
    let scope = project.scope
    return written.allSatisfy { $0.flags.contains(.isConvenience) }
      && !written.contains { $0.parameters.allSatisfy { $0.type.hasSuffix("...") } }
      && scope.superclass(of: made) == nil
      && scope.outsideSuperclass(of: made).map { scope.sdk.lists($0, in: .plainClasses) } == true
  }

  /// Whether a type names a generic parameter of a superclass, which means nothing outside of it.
  private func namesInheritedParameter(_ signature: CallSignature, of made: Int) -> Bool {
    let scope = project.scope
    let parameters = scope.superclasses(of: made).flatMap { base in
      scope.parts(of: base).flatMap { scope.fact($0).genericParameters }
    }
    return !parameters.isEmpty
      && signature.types.contains {
        !WrittenType(parsing: $0).names.isDisjoint(with: parameters)
      }
  }

  /// A closure has no generic parameters, and no result builder reads what it is passed.
  private func canBeClosure(_ member: MemberFact, of made: Int) -> Bool {
    let sites = TypeShape(made, in: project)?.initializers.filter {
      $0.labels == member.parameters.map(\.label)
    }
    return sites?.allSatisfy { site in
      !site.isGeneric && site.parameterSites.allSatisfy { $0.attributes.isEmpty }
    } != false
  }

  private func signature(
    of member: MemberFact, called labels: [String], _ hasTrailing: Bool, of made: Int
  ) -> CallSignature? {
    guard
      var signature = CallSignature(
        of: member, called: labels, hasTrailingClosure: hasTrailing,
        qualified: { project.scope.qualified($0, in: made) })
    else { return nil }
    if project.model.types[made].kind != .actor {
      signature.actor = project.scope.isolation(of: member)
    }
    return signature
  }

  /// The initializer that the compiler makes for a struct.
  private func memberwise(_ labels: [String], of made: Int) -> CallSignature? {
    var signature = CallSignature(labels: [], types: [])
    var index = 0
    for part in project.scope.parts(of: made) {
      let facts = project.records[part.file].facts
      guard facts.types[part.fact].kind != .extension else { continue }
      for member in facts.members
      where member.owner == Int32(part.fact) && member.kind == .storedProperty
        && !member.flags.contains(.isStatic)
      {
        guard index < labels.count, labels[index] == member.name else {
          let isOptional = member.type.map { FieldType($0).isOptional } == true
          guard member.value != nil || isOptional, !member.access.isHidden else { return nil }
          continue
        }
        guard let type = member.type, !member.access.isHidden, member.attributes.isEmpty else {
          return nil
        }
        signature.labels.append(member.name)
        signature.names.append(member.name)
        let isEscaping = FieldType(type).result != nil
        signature.types.append(
          (isEscaping ? "@escaping " : "") + project.scope.qualified(type, in: made))
        index += 1
      }
    }
    return index == labels.count ? signature : nil
  }
}
