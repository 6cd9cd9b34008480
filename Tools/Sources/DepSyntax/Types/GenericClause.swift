import SwiftSyntax

/// The generic parameters of a declaration, as a function that makes it writes them again.
package struct GenericClause {
  /// The names: `Key`.
  package private(set) var names: [String] = []
  /// With what follows the colon: `Key: Hashable`.
  package private(set) var parameters: [String] = []
  /// What stands behind `where`, one by one.
  package private(set) var requirements: [String] = []
  /// The types that parameters and requirements name.
  package private(set) var constraints: [String] = []

  /// Nil for packs and values, which are no plain types.
  fileprivate init?(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) {
    for parameter in clause?.parameters ?? [] {
      guard parameter.specifier == nil, parameter.attributes.isEmpty else { return nil }
      names.append(parameter.name.text)
      let type = parameter.inheritedType?.trimmedDescription
      self.parameters.append(parameter.name.text + (type.map { ": \($0)" } ?? ""))
      constraints += [type].compactMap(\.self)
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        constraints.append(conformance.rightType.trimmedDescription)
      case .sameTypeRequirement(let same):
        constraints.append(same.rightType.trimmedDescription)
      default: return nil
      }
      self.requirements.append(requirement.requirement.trimmedDescription)
    }
  }
}

extension TypeShape {
  /// Empty for a type that is not generic.
  package var genericClause: GenericClause? {
    let node = declaration.node.asProtocol((any WithGenericParametersSyntax).self)
    return GenericClause(node?.genericParameterClause, where: node?.genericWhereClause)
  }
}

extension InitializerSite {
  /// Empty for one that is not generic.
  package var genericClause: GenericClause? {
    GenericClause(node.genericParameterClause, where: node.genericWhereClause)
  }

  /// Whether an extension with requirements of its own holds it.
  package var isInConstrainedExtension: Bool {
    var parent = node.parent
    while let current = parent {
      if let holder = current.as(ExtensionDeclSyntax.self) {
        return holder.genericWhereClause != nil
          || holder.extendedType.trimmedDescription.contains("<")
      }
      parent = current.parent
    }
    return false
  }
}
