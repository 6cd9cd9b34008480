import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The closure that takes the place of a static function or property of another type.
struct FacadeField {
  let project: ProjectTrees
  /// The parameters that the closure takes in any case, also where the place passes nothing.
  var positions: [Int] = []

  func field(for dependency: Dependency, at site: UseSite) throws(Refusal) -> FieldDraft {
    guard var facade = try FacadeMember(dependency, project) else {
      throw Refusal(.typeUnknown, "the sources do not declare it")
    }
    // A name alone may hand over the function.
    if site.call != nil || site.namesArguments || site.next != nil {
      facade.keep(functions: site.call != nil || site.namesArguments)
    }
    let draft =
      switch facade.members.first?.member.kind {
      case .function: try function(facade, dependency, at: site)
      default:
        dependency.role == .write && site.next == nil
          ? try setter(facade, at: site) : try property(facade, dependency, at: site)
      }
    let hidden = WrittenType(parsing: draft.type.description).names.sorted().first {
      facade.hides($0)
    }
    if let hidden {
      throw Refusal(.lessVisible, "'\(hidden)' is private, and 'Dependencies' is not")
    }
    return draft
  }

  // MARK: Properties

  private func property(
    _ facade: FacadeMember, _ dependency: Dependency, at site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let (found, type) = try property(facade)
    let chain = dependency.chain(in: project.records[dependency.file].facts)
    if let next = site.next,
      site.isMutated || project.scope.sdk.isMutating(next)
        || facade.isChanged(type, by: [next] + (chain?.tail ?? []))
        || !found.member.flags.contains(.isLet) && facade.mayBeChanged(type, by: next)
    {
      throw Refusal(
        .assignedThrough, "'\(next)' may change the value, and the closure gives a copy")
    }
    var signature = CallSignature(labels: [], types: [])
    signature.flags = found.member.flags
    signature.actor = facade.actor(of: found)
    return draft(
      facade, found, signature, result: type.description,
      call: "\(signature.marks)\(facade.reference)", names: facade.names(labels: []))
  }

  /// The closure that assigns to it.
  private func setter(_ facade: FacadeMember, at site: UseSite) throws(Refusal) -> FieldDraft {
    let (found, type) = try property(facade)
    try facade.checkVisibility(of: found, isAssigned: true)
    let value = try AssignedValue(
      of: type, on: facade.actor(of: found), at: site, in: facade.user, project)
    var draft = draft(
      facade, found, value.signature, result: "Void", call: "\(facade.reference) = $0",
      names: AssignedValue.names(reading: facade.names(labels: [])))
    draft.access = .assignment
    return draft
  }

  private func property(
    _ facade: FacadeMember
  ) throws(Refusal) -> (FacadeMember.Found, FieldType) {
    guard facade.members.count == 1, let found = facade.members.first else {
      throw Refusal(.argumentsUnknown, "'\(facade.name)' is a property and a function")
    }
    guard let written = facade.type(of: found) else {
      throw Refusal(.typeUnknown, "'\(facade.name)' has no written type")
    }
    try facade.checkVisibility(of: found)
    let site = project.source(found.file).flatMap {
      MemberSite(at: Int(found.member.position.offset), in: $0)
    }
    if site?.throwsTypedError == true {
      throw Refusal(.argumentsUnknown, "'\(facade.name)' throws a type of error of its own")
    }
    let type = FieldType(facade.naming(written))
    try check(type, facade)
    return (found, type)
  }

  // MARK: Functions

  private func function(
    _ facade: FacadeMember, _ dependency: Dependency, at site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let (found, called) = try function(facade, calledAt: site)
    var (signature, filling) = try filled(called, of: found, facade, at: site)
    if signature.hasTooManyForFunction {
      throw Refusal(
        .tooManyArguments, "the closure would take \(signature.types.count) arguments without names"
      )
    }
    signature.actor = facade.actor(of: found)
    let written = found.member.type.map { facade.naming(facade.qualified($0)) } ?? "Void"
    let result = FieldType(written == "()" ? "Void" : written)
    try check(result, facade)
    let call = "\(facade.reference)(\(signature.arguments))"
    let isDropped =
      !["Void", "Never"].contains(result.description) && site.dropsResult(in: project.scope)
    var draft = draft(
      facade, found, signature, result: isDropped ? "Void" : result.description,
      call: (isDropped ? "_ = " : "") + signature.marks + call,
      names: facade.names(labels: signature.labels))
    if site.call == nil {
      draft.access = .value
    } else if !signature.types.isEmpty {
      draft.access = filling.map { .filled($0) } ?? .call(argumentCount: signature.types.count)
    }
    draft.namesApart = FieldNames.apart(draft.names.first ?? "", labels: signature.labels)
    draft.function = FieldDraft.CalledFunction(
      name: facade.name + (isDropped ? " dropped" : ""),
      declaration: Int(found.member.position.offset), positions: signature.positions)
    return draft
  }

  /// The one function that a call means; for a function that is handed over, the only one.
  private func function(
    _ facade: FacadeMember, calledAt site: UseSite
  ) throws(Refusal) -> (FacadeMember.Found, CallSignature) {
    let call = site.call
    if call?.hasMoreTrailingClosures == true || call?.isSpecialized == true {
      throw Refusal(
        .argumentsUnknown, "a closure takes no generic arguments and one trailing closure at most")
    }
    let labels = call.map { $0.labels + ($0.hasTrailingClosure ? ["_"] : []) }
    let named = facade.members.compactMap { found in
      CallSignature(
        of: found.member, called: labels ?? found.member.parameters.map(\.label),
        hasTrailingClosure: call?.hasTrailingClosure == true, qualified: facade.qualified
      ).map { (found, $0) }
    }
    let fitting = named.count > 1 ? meant(named, of: facade, at: site) : named
    guard fitting.count == 1, let match = fitting.first else {
      throw Refusal(
        .argumentsUnknown,
        fitting.isEmpty
          ? "no closure can take the parameters of '\(facade.name)'"
          : "the call may mean several overloads of '\(facade.name)'")
    }
    let declaration = project.source(match.0.file).flatMap {
      FunctionSite(at: Int(match.0.member.position.offset), in: $0)
    }
    guard let declaration else {
      throw Refusal(.syntaxError, "the tool cannot read '\(facade.name)'")
    }
    if let obstacle = declaration.obstacleToClosure(passing: match.1.labels) {
      throw Refusal(.argumentsUnknown, "'\(facade.name)' \(obstacle)")
    }
    if let name = facade.nestedName(in: match.1.types + [match.0.member.type].compactMap(\.self)) {
      throw Refusal(.argumentsUnknown, "'\(name)' may stand inside of the type that is extended")
    }
    try facade.checkVisibility(of: match.0)
    return match
  }

  private typealias Overload = (found: FacadeMember.Found, signature: CallSignature)

  /// Those of several overloads with the labels of a call that the call may mean.
  private func meant(
    _ overloads: [Overload], of facade: FacadeMember, at site: UseSite
  ) -> [Overload] {
    let given = (site.typeOfFirstArgument ?? ownType(ofFirstArgumentAt: site, in: facade.user))
      .map { FieldType($0).name }
    let fitting = overloads.filter { overload in
      guard let given, let taken = overload.signature.types.first else { return true }
      return FieldType(taken).name == given
    }
    guard site.call != nil else { return fitting }
    // What is not awaited is not async; an `await` may be that of an argument.
    let isTold = !site.isAwaited || Set(fitting.map(\.signature.types)).count == 1
    let meant =
      fitting.count > 1 && isTold
      ? fitting.filter { $0.signature.flags.contains(.isAsync) == site.isAwaited } : fitting
    return withFewestDefaults(meant)
  }

  /// The written type of the property that is passed first.
  private func ownType(ofFirstArgumentAt site: UseSite, in owner: Int) -> String? {
    guard let name = site.nameOfFirstArgument else { return nil }
    // A static and a property of instances may have one name.
    let found = project.scope.members(of: owner).filter { $0.name == name }
    guard found.count == 1, let property = found.first,
      [.storedProperty, .computedProperty].contains(property.kind)
    else { return nil }
    return property.type
  }

  /// Of overloads that take the same arguments, Swift calls the one with the fewest defaults.
  private func withFewestDefaults(_ overloads: [Overload]) -> [Overload] {
    guard Set(overloads.map(\.signature.types)).count == 1 else { return overloads }
    let counts = overloads.map { $0.found.member.parameters.count - $0.signature.types.count }
    guard let fewest = counts.min() else { return overloads }
    return zip(overloads, counts).filter { $1 == fewest }.map(\.0)
  }

  // MARK: Both

  /// What a closure can give back is a type with a name.
  private func check(_ type: FieldType, _ facade: FacadeMember) throws(Refusal) {
    if !type.canBeClosureParameter || type.isImplicitlyUnwrapped {
      throw Refusal(.typeUnknown, "no closure can give '\(type)', as '\(facade.name)' does")
    }
  }

  private func draft(
    _ facade: FacadeMember, _ found: FacadeMember.Found, _ signature: CallSignature,
    result: String, call: String, names: [String]
  ) -> FieldDraft {
    let type = signature.closure(giving: result)
    var draft = FieldDraft(
      identity: "\(call) \(type)", names: names, type: type, live: "{ \(call) }",
      access: .provider, projectType: nil, isSendable: true, origins: [found.file])
    if signature.actor != nil, facade.isIsolatedBySDK(found) { draft.isLenient = true }
    return draft
  }
}
