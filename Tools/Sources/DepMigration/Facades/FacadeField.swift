import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The closure that takes the place of a static function or property of another type.
struct FacadeField {
  let project: ProjectTrees

  func field(for dependency: Dependency, at site: UseSite) throws(Refusal) -> FieldDraft {
    guard let facade = try FacadeMember(dependency, project) else {
      throw Refusal(.typeUnknown, "the sources do not declare it")
    }
    let draft =
      switch facade.members.first?.member.kind {
      case .function: try function(facade, dependency, at: site)
      default:
        dependency.role == .write && site.next == nil
          ? try setter(facade, at: site) : try property(facade, at: site)
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

  private func property(_ facade: FacadeMember, at site: UseSite) throws(Refusal) -> FieldDraft {
    let (found, type) = try property(facade)
    if let next = site.next, site.isMutated || project.scope.sdk.isMutating(next) {
      throw Refusal(
        .assignedThrough, "'\(next)' may change the value, and the closure gives a copy")
    }
    var signature = CallSignature(labels: [], types: [])
    signature.flags = found.member.flags
    signature.actor = facade.actor(of: found)
    return draft(
      facade, found, signature, result: type.description,
      call: "\(signature.marks)\(facade.name)", names: FieldNames.ofStatic(facade.name, labels: []))
  }

  /// The closure that assigns to it.
  private func setter(_ facade: FacadeMember, at site: UseSite) throws(Refusal) -> FieldDraft {
    let (found, type) = try property(facade)
    guard site.assignedValue != nil, !type.mentionsClosure else {
      throw Refusal(.assignedSingleton, "no closure is known for this form of assignment")
    }
    var signature = CallSignature(labels: ["_"], types: [type.description])
    signature.actor = facade.actor(of: found)
    var draft = draft(
      facade, found, signature, result: "Void", call: "\(facade.name) = $0",
      names: FieldNames.ofStatic(facade.name, labels: []).map { "set" + $0.upperCamel })
    draft.access = .assignment
    return draft
  }

  private func property(
    _ facade: FacadeMember
  ) throws(Refusal) -> (FacadeMember.Found, FieldType) {
    guard facade.members.count == 1, let found = facade.members.first,
      let written = facade.type(of: found)
    else {
      throw Refusal(.typeUnknown, "'\(facade.name)' has no written type")
    }
    let type = FieldType(written)
    try check(type, facade)
    return (found, type)
  }

  // MARK: Functions

  private func function(
    _ facade: FacadeMember, _ dependency: Dependency, at site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let (found, called) = try function(facade, calledAt: site)
    var signature = called
    if signature.types.count > CallSignature.mostArguments {
      throw Refusal(
        .tooManyArguments, "the closure would take \(signature.types.count) arguments without names"
      )
    }
    signature.actor = facade.actor(of: found)
    let result = FieldType(found.member.type.map(facade.qualified) ?? "Void")
    try check(result, facade)
    let call = "\(facade.name)(\(signature.arguments))"
    let isDropped = result.description != "Void" && site.call?.dropsResult == true
    var draft = draft(
      facade, found, signature, result: isDropped ? "Void" : result.description,
      call: (isDropped ? "_ = " : "") + signature.marks + call,
      names: FieldNames.ofStatic(facade.name, labels: signature.labels))
    if site.call == nil {
      draft.access = .value
    } else if !signature.types.isEmpty {
      draft.access = .call(argumentCount: signature.types.count)
    }
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
    let fitting = named.count > 1 ? named.filter { isMeant($0, at: site) } : named
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
    return match
  }

  /// Whether the call at a place means one of several overloads with its labels.
  private func isMeant(_ match: (FacadeMember.Found, CallSignature), at site: UseSite) -> Bool {
    if site.call != nil, match.1.flags.contains(.isAsync) != site.isAwaited { return false }
    guard let given = site.typeOfFirstArgument, let taken = match.1.types.first else { return true }
    return FieldType(given).name == FieldType(taken).name
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
    let actor = signature.actor.map { $0 + " " } ?? ""
    let parameters = signature.types.joined(separator: ", ")
    let type = FieldType("\(actor)@Sendable (\(parameters))\(signature.effects) -> \(result)")
    var draft = FieldDraft(
      identity: "\(facade.name) \(type)", names: names, type: type, live: "{ \(call) }",
      access: .provider, projectType: nil, isSendable: true, origins: [found.file])
    if signature.actor != nil, facade.isIsolatedBySDK(found) { draft.leniency = .closure }
    return draft
  }
}
