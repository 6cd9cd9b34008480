import DepModel
import SwiftSyntax

extension ProtocolMemberReader {
  /// Repeated on a double; anything else, as a result builder, would change what the body means.
  private static let repeated: Set<String> = ["discardableResult", "available"]

  func apply(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    to member: inout ProtocolMember
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
    if let actor = scope.actor(in: attributes.namesWithoutArguments) {
      member.isolation = .globalActor(actor)
    }
  }

  /// Whether it makes the compiler warn callers, as it would callers of the double.
  private func isAboutOldNames(_ attribute: AttributeSyntax) -> Bool {
    let text = attribute.trimmedDescription
    return ["deprecated", "unavailable", "noasync", "obsoleted"].contains {
      text.split { !$0.isLetter }.map(String.init).contains($0)
    }
  }

  func apply(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    to member: inout ProtocolMember
  ) {
    member.whereClause = requirements.map { " \($0.trimmedDescription)" } ?? ""
    guard let clause else { return }
    member.genericClause = clause.trimmedDescription
    member.genericParameters = clause.parameters.map { parameter in
      var bounds = parameter.inheritedType.map { [WrittenType($0)] } ?? []
      for requirement in requirements?.requirements ?? [] {
        if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
          conformance.leftType.trimmedDescription == parameter.name.text
        {
          bounds.append(WrittenType(conformance.rightType))
        }
      }
      return ProtocolMember.GenericParameter(
        name: parameter.name.text,
        isPack: parameter.specifier?.tokenKind == .keyword(.each), bounds: bounds)
    }
  }

  func apply(_ signature: FunctionSignatureSyntax, to member: inout ProtocolMember) {
    member.parameters = parameters(signature.parameterClause.parameters)
    let effects = signature.effectSpecifiers
    member.effects = self.effects(
      isAsync: effects?.asyncSpecifier != nil, effects?.throwsClause)
  }

  func apply(_ block: AccessorBlockSyntax?, to member: inout ProtocolMember) {
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

  private func effects(
    isAsync: Bool, _ clause: ThrowsClauseSyntax?
  ) -> ProtocolMember.Effects {
    var effects = ProtocolMember.Effects(isAsync: isAsync)
    guard let clause else { return effects }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      effects.throwing = .argument
    } else if let type = clause.type.map({ WrittenType($0) }) {
      switch type.text {
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
  ) -> [ProtocolMember.Parameter] {
    list.map { parameter in
      ProtocolMember.Parameter(
        label: parameter.label(isSubscript: isSubscript),
        name: (parameter.secondName ?? parameter.firstName).plainName,
        type: WrittenType(parameter.type), isVariadic: parameter.ellipsis != nil)
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes that have no arguments, as those of global actors.
  var namesWithoutArguments: [String] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.arguments == nil }
      .map(\.attributeName.trimmedDescription)
  }
}

extension FunctionParameterSyntax {
  /// The label for callers; subscripts have none unless it is written apart from the name.
  func label(isSubscript: Bool) -> String? {
    let label = firstName.text
    return label == "_" || (isSubscript && secondName == nil) ? nil : label
  }
}
