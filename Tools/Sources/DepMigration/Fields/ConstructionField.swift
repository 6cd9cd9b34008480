import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The closure that makes what a type used to make itself.
struct ConstructionField {
  let project: ProjectTrees

  func field(for dependency: Dependency, at site: UseSite) throws(Refusal) -> FieldDraft {
    guard let made = dependency.target.type else {
      throw Refusal(.typeUnknown, "the sources do not declare the type of the object")
    }
    let entry = project.model.types[made]
    guard let call = site.call, !call.hasMoreTrailingClosures, !call.isSpecialized,
      !project.scope.isGeneric(made)
    else {
      throw Refusal(
        .argumentsUnknown,
        "the type of the object is generic, or the call has several trailing closures")
    }
    if let owner = dependency.owner,
      project.scope.visibility(of: made).isTooHidden(for: project.scope.visibility(of: owner))
    {
      throw Refusal(.lessVisible, "'\(entry.name)' is private, and 'Dependencies' is not")
    }
    guard var signature = initializer(of: made, called: call) else {
      throw Refusal(
        .argumentsUnknown, "the call does not match exactly one initializer of '\(entry.name)'")
    }
    if signature.types.count > Self.mostArguments {
      throw Refusal(
        .tooManyArguments, "the closure would take \(signature.types.count) arguments without names"
      )
    }
    guard !signature.flags.contains(.isNonisolated), signature.actor == nil else {
      return draft(made, signature)
    }
    signature.actor = project.scope.isolation(of: made, seenFrom: dependency.owner ?? made)
    let isLikely = project.scope.isLikelyOnMainActor(made)
    if isLikely { signature.actor = "@MainActor" }
    var draft = draft(made, signature)
    if isLikely || project.scope.isIsolatedBySDK(made) { draft.leniency = .closure }
    return draft
  }

  /// The arguments of a closure have no labels, so that a reader has to count them.
  private static let mostArguments = 3

  /// What a call passes, in order.
  struct Signature {
    var labels: [String]
    var types: [String]
    var flags: MemberFlags = []
    var actor: String?
  }

  private func draft(_ made: Int, _ signature: Signature) -> FieldDraft {
    let entry = project.model.types[made]
    let effects =
      (signature.flags.contains(.isAsync) ? " async" : "")
      + (signature.flags.contains(.isThrowing) ? " throws" : "")
    let marks =
      (signature.flags.contains(.isThrowing) ? "try " : "")
      + (signature.flags.contains(.isAsync) ? "await " : "")
    let arguments = signature.labels.enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(label): $\(index)"
    }.joined(separator: ", ")
    let actor = signature.actor.map { $0 + " " } ?? ""
    let optional = signature.flags.contains(.isFailable) ? "?" : ""
    let parameters = signature.types.joined(separator: ", ")
    let label = signature.labels.first { $0 != "_" } ?? ""
    return FieldDraft(
      identity: "\(entry.name)(\(signature.labels.joined(separator: ":")):\(parameters))",
      names: FieldNames.ofMade(entry.name, label: label),
      type: "\(actor)@Sendable (\(parameters))\(effects) -> \(entry.name)\(optional)",
      live: "{ \(marks)\(entry.name)(\(arguments)) }",
      access: signature.types.isEmpty ? .provider : .call(argumentCount: signature.types.count),
      projectType: nil, isSendable: true,
      origins: Array(Set(project.scope.parts(of: made).map(\.file))).sorted())
  }

  /// The one initializer that fits the labels of a call.
  private func initializer(of made: Int, called call: CallSite) -> Signature? {
    let labels = call.labels + (call.hasTrailingClosure ? ["_"] : [])
    let written = project.scope.members(of: made).filter { $0.kind == .initializer }
    if written.isEmpty, project.model.types[made].kind == .struct {
      return memberwise(labels, of: made)
    }
    if written.isEmpty, labels.isEmpty {
      return Signature(labels: [], types: [])
    }
    let fitting = written.compactMap { member in
      match(labels, call.hasTrailingClosure, member, of: made).map { (member, $0) }
    }
    guard fitting.count == 1, let (member, signature) = fitting.first,
      canBeClosure(member, of: made)
    else { return nil }
    return signature
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

  /// The initializer that the compiler makes for a struct.
  private func memberwise(_ labels: [String], of made: Int) -> Signature? {
    var signature = Signature(labels: [], types: [])
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
        let isEscaping = FieldType(type).result != nil
        signature.types.append(
          (isEscaping ? "@escaping " : "") + project.scope.qualified(type, in: made))
        index += 1
      }
    }
    return index == labels.count ? signature : nil
  }

  private func match(
    _ labels: [String], _ hasTrailing: Bool, _ member: MemberFact, of made: Int
  ) -> Signature? {
    var signature = Signature(labels: [], types: [], flags: member.flags)
    var index = 0
    for parameter in member.parameters {
      let type = FieldType(parameter.type)
      let isLast = hasTrailing && index == labels.count - 1 && type.mentionsClosure
      guard index < labels.count, labels[index] == parameter.label || isLast else {
        guard parameter.hasDefault else { return nil }
        continue
      }
      guard type.canBeClosureParameter else { return nil }
      signature.labels.append(parameter.label)
      let passed = type.isImplicitlyUnwrapped ? parameter.type.dropLast() + "?" : parameter.type
      signature.types.append(project.scope.qualified(passed, in: made))
      index += 1
    }
    guard index == labels.count else { return nil }
    if project.model.types[made].kind != .actor {
      signature.actor = project.scope.isolation(of: member)
    }
    return signature
  }
}
