import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Fields that hold a closure for one call or member of an SDK.
extension FieldInference {
  /// The closure for a member of a singleton.
  func field(for member: MemberCalls.Form) -> FieldDraft {
    let form = lenient(member.call, at: member.site)
    if member.isAssigned {
      return draft(form, of: member.singleton, access: .assignment)
    }
    if member.site.call != nil {
      var draft = draft(form, of: member.singleton, member.site)
      draft.names = form.names + draft.names
      if member.droppedCount > 0, case .call(let count) = draft.access {
        draft.access = .call(argumentCount: count - member.droppedCount)
      }
      return draft
    }
    return draft(form, of: member.singleton, access: .provider)
  }

  /// Before Swift 6 a block that an SDK takes runs on the actor of the code around it, where no
  /// closure of Swift asks for more.
  private func lenient(_ form: AmbientCall, at site: UseSite) -> AmbientCall {
    let module = project.records[site.source.file].module
    guard modulesWithScreens.contains(module), project.scope.isInOlderMode(module) else {
      return form
    }
    var form = form
    form.parameters = form.parameters.replacing("@escaping @Sendable ", with: "@escaping ")
      .replacing("(@MainActor @Sendable (", with: "((")
    return form
  }

  func call(
    _ form: AmbientCall, of expression: String, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let form = lenient(form, at: site)
    if (form.before + form.after).contains("#") {
      if project.scope.isDeclaredSomewhere(expression.lastName) {
        throw Refusal(.typeUnknown, "the project declares another '\(expression.lastName)'")
      }
      if (form.before + form.after).contains("@"), !site.isAskedOfPath {
        throw Refusal(
          .argumentsUnknown,
          "the code would ask twice for what it asks '\(expression.dropFirst(2))' of")
      }
      return draft(
        form, of: expression, access: .member(before: form.before, after: form.after))
    }
    guard let call = site.call, !call.hasTrailingClosure || form.takesTrailingClosure(of: call)
    else {
      throw Refusal(.argumentsUnknown, "the code does not call the function here")
    }
    guard expression.hasPrefix("*.") else { return draft(form, of: expression, site) }
    guard call.canPassReceiver, isReceiver(of: call, expression, form) else {
      throw Refusal(
        .argumentsUnknown, "the tool cannot tell what '\(expression.dropFirst(2))' means")
    }
    return draft(form, of: expression, access: .receiver)
  }

  /// The closure that takes the collection of which the code asks another order or an element.
  func field(
    for choice: RandomChoice, of dependency: Dependency
  ) throws(Refusal) -> FieldDraft {
    draft(
      try choice.call(seenFrom: dependency.owner, in: project.scope),
      of: dependency.target.name, access: .receiver)
  }

  /// Whether the object that is called has the type of the closure's first parameter; a type of the
  /// project may have a member of the same name.
  private func isReceiver(of call: CallSite, _ expression: String, _ form: AmbientCall) -> Bool {
    let taken = form.parameters.dropFirst().prefix { $0 != "," && $0 != ")" }
    if let type = call.receiverType(makesItself: { project.scope.sdk.makesItself($0) }) {
      return FieldType(type).description == taken
    }
    return !project.scope.isDeclaredSomewhere(String(expression.dropFirst(2)))
  }

  private func draft(
    _ form: AmbientCall, of expression: String, _ site: UseSite
  ) -> FieldDraft {
    let access: FieldDraft.Access =
      form.before.isEmpty
      ? .call(argumentCount: site.call?.labels.count ?? 0)
      : .wrapped(before: form.before, after: form.after)
    let isIgnored = form.isDiscardable && site.dropsResult(in: project.scope)
    if form.isDiscardable, !isIgnored, form.result != "Void" {
      return draft(form, of: expression, access: access, suffix: "Result")
    }
    var plain = form
    if isIgnored {
      plain.result = "Void"
      plain.live = "{ _ = \(form.live.dropFirst(2))"
    }
    return draft(
      plain, of: expression, access: access,
      identity: form.live + " " + plain.parameters + plain.result)
  }

  private func draft(
    _ form: AmbientCall, of expression: String, access: FieldDraft.Access, suffix: String = "",
    identity: String? = nil
  ) -> FieldDraft {
    let actor = project.scope.isOnMainActor(expression) ? "@MainActor " : ""
    return FieldDraft(
      identity: identity ?? form.live + " " + form.parameters + form.result,
      names: suffix.isEmpty ? form.names : form.names + form.names.map { $0 + suffix },
      type: "\(actor)@Sendable \(form.parameters) -> \(form.result)", live: form.live,
      access: access, projectType: nil, isSendable: true,
      isLenient: !actor.isEmpty)
  }
}
