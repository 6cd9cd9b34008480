import DepMigration
import DepSyntax
import SwiftSyntax

/// A declaration that the name of a used member can mean.
struct MemberCandidate {
  enum Kind {
    case function(FunctionDeclSyntax)
    case `subscript`(SubscriptDeclSyntax)
    case property(VariableDeclSyntax, PatternBindingSyntax)
  }

  let kind: Kind
  let part: TypePart
  /// Whether it stands in a branch of `#if` inside of the type.
  let isConditional: Bool

  var node: DeclSyntax {
    switch kind {
    case .function(let function): DeclSyntax(function)
    case .subscript(let declaration): DeclSyntax(declaration)
    case .property(let variable, _): DeclSyntax(variable)
    }
  }

  var name: String {
    switch kind {
    case .function(let function): function.name.text.withoutBackticks
    case .subscript: "subscript"
    case .property(_, let binding):
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks ?? ""
    }
  }

  var parameters: [FunctionParameterSyntax] {
    switch kind {
    case .function(let function): Array(function.signature.parameterClause.parameters)
    case .subscript(let declaration): Array(declaration.parameterClause.parameters)
    case .property: []
    }
  }

  var modifiers: DeclModifierListSyntax {
    switch kind {
    case .function(let function): function.modifiers
    case .subscript(let declaration): declaration.modifiers
    case .property(let variable, _): variable.modifiers
    }
  }

  var attributes: AttributeListSyntax {
    switch kind {
    case .function(let function): function.attributes
    case .subscript(let declaration): declaration.attributes
    case .property(let variable, _): variable.attributes
    }
  }

  var isStatic: Bool { modifiers.has("static") || modifiers.has("class") }

  /// Where it stands, for an order that depends on the sources alone.
  var offset: Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// What tells it from its overloads, and an override from nothing.
  var overloadKey: [String] {
    var key = [isStatic ? "static \(name)" : name]
    if case .property = kind { key.append("property") }
    for parameter in parameters {
      key.append(SubscriptLabels.label(of: parameter, isSubscript: isSubscript))
      key.append(parameter.type.comparisonText + (parameter.ellipsis == nil ? "" : "..."))
    }
    return key
  }

  var isSubscript: Bool {
    if case .subscript = kind { true } else { false }
  }
}

/// How labels of subscripts differ from those of functions.
enum SubscriptLabels {
  /// The label that a call writes; `_` for none.
  static func label(of parameter: FunctionParameterSyntax, isSubscript: Bool) -> String {
    if isSubscript, parameter.secondName == nil { return "_" }
    return parameter.firstName.text.withoutBackticks
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}
