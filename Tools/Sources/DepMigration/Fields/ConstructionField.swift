import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// The closure that makes what a type used to make itself.
struct ConstructionField {
  let project: ProjectTrees

  func answer(for dependency: Dependency, at found: ExpressionFinder.Found) -> FieldAnswer {
    guard let made = dependency.target.type else {
      return .left(.typeUnknown, "the type that is made is not among the sources")
    }
    let entry = project.model.types[made]
    guard let call = found.node.as(FunctionCallExprSyntax.self),
      call.additionalTrailingClosures.isEmpty,
      !call.calledExpression.is(GenericSpecializationExprSyntax.self),
      !project.scope.isGeneric(made)
    else { return .left(.argumentsUnknown, "a generic type is made in more than one form") }
    if let owner = dependency.owner,
      project.scope.access(of: made).isLess(than: project.scope.access(of: owner))
    {
      return .left(.lessVisible, "'\(entry.name)' is private, and 'Dependencies' is not")
    }
    guard let initializer = initializer(of: made, called: call) else {
      return .left(.argumentsUnknown, "which initializer of '\(entry.name)' it calls is not clear")
    }
    return .draft(draft(made, initializer, call))
  }

  /// What a call passes, in order.
  struct Signature {
    var labels: [String]
    var types: [String]
    var flags: MemberFlags = []
    var actor: String?
  }

  private func draft(
    _ made: Int, _ signature: Signature, _ call: FunctionCallExprSyntax
  ) -> FieldDraft {
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
    let suffix = signature.labels.filter { $0 != "_" }.map(\.upperCamel).joined()
    return FieldDraft(
      identity: "\(entry.name)(\(signature.labels.joined(separator: ":")):\(parameters))",
      names: [
        "make" + entry.name.lastName.upperCamel,
        "make" + entry.name.lastName.upperCamel + (suffix.isEmpty ? "" : "With" + suffix),
        "make" + entry.name.filter { $0 != "." },
      ],
      type: "\(actor)@Sendable (\(parameters))\(effects) -> \(entry.name)\(optional)",
      live: "{ \(marks)\(entry.name)(\(arguments)) }",
      access: signature.types.isEmpty ? .provider : .call(argumentCount: signature.types.count),
      seam: nil, isSendable: true)
  }

  /// The one initializer that fits the labels of a call.
  private func initializer(of made: Int, called call: FunctionCallExprSyntax) -> Signature? {
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    let hasTrailing = call.trailingClosure != nil
    if hasTrailing { labels.append("_") }
    var fitting: [Signature] = []
    var isWritten = false
    for part in project.declarations.parts(of: made) {
      let facts = project.records[part.file].facts
      for member in facts.members
      where member.owner == Int32(part.fact) && member.kind == .initializer {
        isWritten = true
        if let signature = match(labels, hasTrailing, member, of: made) {
          fitting.append(signature)
        }
      }
    }
    if !isWritten, project.model.types[made].kind == .struct {
      return memberwise(labels, of: made)
    }
    if !isWritten, labels.isEmpty {
      return Signature(
        labels: [], types: [], actor: project.scope.isolation(of: made))
    }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The initializer that the compiler makes for a struct.
  private func memberwise(_ labels: [String], of made: Int) -> Signature? {
    var signature = Signature(
      labels: [], types: [], actor: project.scope.isolation(of: made))
    var index = 0
    for part in project.declarations.parts(of: made) {
      let facts = project.records[part.file].facts
      guard facts.types[part.fact].kind != .extension else { continue }
      for member in facts.members
      where member.owner == Int32(part.fact) && member.kind == .storedProperty
        && !member.flags.contains(.isStatic)
      {
        guard index < labels.count, labels[index] == member.name else {
          let isOptional = member.type?.hasSuffix("?") == true
          guard member.value != nil || isOptional, !member.access.isHidden else { return nil }
          continue
        }
        guard let type = member.type, !member.access.isHidden, member.attributes.isEmpty else {
          return nil
        }
        signature.labels.append(member.name)
        signature.types.append(
          (type.contains("->") && !type.hasSuffix("?") ? "@escaping " : "")
            + project.scope.qualified(type, in: made))
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
      let isLast = hasTrailing && index == labels.count - 1 && parameter.type.contains("->")
      guard index < labels.count, labels[index] == parameter.label || isLast else {
        guard parameter.hasDefault else { return nil }
        continue
      }
      guard isPlain(parameter.type) else { return nil }
      signature.labels.append(parameter.label)
      signature.types.append(project.scope.qualified(parameter.type, in: made))
      index += 1
    }
    guard index == labels.count else { return nil }
    signature.actor =
      member.flags.contains(.isNonisolated)
      ? nil
      : project.scope.isolation(of: member) ?? project.scope.isolation(of: made)
    if project.model.types[made].kind == .actor { signature.actor = nil }
    return signature
  }

  /// Whether a parameter can be one of a closure's.
  private func isPlain(_ type: String) -> Bool {
    !type.hasPrefix("inout ") && !type.contains("@autoclosure") && !type.hasSuffix("...")
      && !type.hasPrefix("some ") && !type.contains("repeat ") && !type.hasPrefix("isolated ")
      && !type.contains("Self")
  }
}
