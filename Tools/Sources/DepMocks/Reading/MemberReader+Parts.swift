internal import SwiftSyntax

extension MemberReader {
  /// Repeated on the double; anything else, as a result builder, would change what the body means.
  private static let repeated: Set<String> = ["discardableResult", "available"]

  func apply(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, to member: inout Member
  ) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): member.isStatic = true
      case .keyword(.prefix), .keyword(.postfix): member.fixity = modifier.name.text
      case .keyword(.nonisolated):
        member.isolation =
          modifier.detail?.detail.text == "nonsending" ? .nonsending : .nonisolated
      default: break
      }
    }
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedDescription
      if name == "concurrent" {
        member.isolation = .concurrent
      } else if Self.repeated.contains(name), !isAboutOldNames(attribute) {
        member.attributes.append(attribute.trimmedDescription)
      }
    }
    if let actor = GlobalActors.name(in: attributes, known: globalActors) {
      member.isolation = .globalActor(actor)
    }
  }

  /// Whether it warns callers: what a double repeats of that would warn its user.
  private func isAboutOldNames(_ attribute: AttributeSyntax) -> Bool {
    let text = attribute.trimmedDescription
    return ["deprecated", "unavailable", "noasync", "obsoleted"].contains {
      text.split { !$0.isLetter }.map(String.init).contains($0)
    }
  }

  func apply(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    to member: inout Member
  ) {
    member.whereClause = requirements.map { " \($0.trimmedDescription)" } ?? ""
    guard let clause else { return }
    member.genericClause = clause.trimmedDescription
    for parameter in clause.parameters {
      let name = parameter.name.text
      var bounds = parameter.inheritedType.map { [$0] } ?? []
      for requirement in requirements?.requirements ?? [] {
        if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
          conformance.leftType.trimmedDescription == name
        {
          bounds.append(conformance.rightType)
        }
      }
      if parameter.specifier?.tokenKind == .keyword(.each) { member.generics.packs.insert(name) }
      if bounds.contains(where: { $0.trimmedDescription.contains("~Copyable") }) {
        member.generics.noncopyable.insert(name)
      }
      member.generics.existentials[name] = types.existential(of: bounds)
    }
  }

  func apply(_ block: AccessorBlockSyntax?, to member: inout Member) {
    guard case .accessors(let list) = block?.accessors else { return }
    for accessor in list {
      switch accessor.accessorSpecifier.text {
      case "set", "modify", "_modify", "mutate": member.isSettable = true
      default:
        member.effects = effects(
          isAsync: accessor.effectSpecifiers?.asyncSpecifier != nil,
          accessor.effectSpecifiers?.throwsClause)
      }
    }
  }

  func effects(isAsync: Bool, _ clause: ThrowsClauseSyntax?) -> Effects {
    var effects = Effects(isAsync: isAsync)
    guard let clause else { return effects }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      effects.throwing = .argument
    } else if let type = clause.type?.trimmed {
      switch type.trimmedDescription {
      case "Never", "Swift.Never": break
      case "any Error", "Error", "any Swift.Error", "Swift.Error": effects.throwing = .anything
      default: effects.throwing = .only(type)
      }
    } else {
      effects.throwing = .anything
    }
    return effects
  }

  func parameters(
    _ list: FunctionParameterListSyntax, isSubscript: Bool = false
  ) -> [Parameter] {
    var used: Set<String> = []
    return list.enumerated().map { index, parameter in
      let first = parameter.firstName.text
      let inner = (parameter.secondName ?? parameter.firstName).text.filter { $0 != "`" }
      var label: String? = first == "_" ? nil : first
      if isSubscript, parameter.secondName == nil { label = nil }
      var name = inner == "_" ? "argument\(index + 1)" : inner.asIdentifier
      if ReservedWords.contains(name) { name += "Value" }
      while !used.insert(name).inserted { name += "_" }
      return Parameter(
        label: label, name: name, type: parameter.type.trimmed,
        isVariadic: parameter.ellipsis != nil)
    }
  }
}
