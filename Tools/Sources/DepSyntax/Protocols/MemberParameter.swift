import SwiftSyntax

/// A parameter of a function, as declared.
package struct MemberParameter: Hashable, Sendable {
  /// The whole on one line.
  package let text: String
  /// The label as a call writes it, with backticks; `_` for none.
  package let writtenLabel: String
  /// The name inside of a body.
  package let name: String
  /// The label and name as declared.
  package let names: String
  package let attributes: SignatureText
  package let modifiers: String
  package let type: SignatureText
  /// The type without what makes no other type.
  package let comparison: String
  /// Whether `...` stands behind the type.
  package let isVariadic: Bool
  package let isPack: Bool
  /// Whether the type is written as that of a function.
  package let isFunction: Bool
  /// The last name of the type, which may be an alias; nil for others.
  package let typeName: String?
  package let defaultValue: DefaultValue?

  init(_ parameter: FunctionParameterSyntax) {
    text = parameter.plainText
    writtenLabel = parameter.firstName.text
    name = (parameter.secondName ?? parameter.firstName).text
    names = parameter.firstName.text + (parameter.secondName.map { " " + $0.text } ?? "")
    attributes = SignatureText(parameter.attributes)
    modifiers = parameter.modifiers.plainText
    type = SignatureText(parameter.type)
    comparison = parameter.type.comparisonText
    isVariadic = parameter.ellipsis != nil
    isPack = parameter.type.is(PackExpansionTypeSyntax.self)
    isFunction = parameter.type.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .arrow
    }
    typeName = Self.name(of: parameter.type)
    defaultValue = parameter.defaultValue.map { DefaultValue($0.value) }
  }

  /// The label without backticks.
  package var label: String { writtenLabel.withoutBackticks }

  /// What tells its type from others.
  package var key: String { comparison + (isVariadic ? "..." : "") }

  private static func name(of type: TypeSyntax) -> String? {
    var core = type
    if let optional = core.as(OptionalTypeSyntax.self) { core = optional.wrappedType }
    if let attributed = core.as(AttributedTypeSyntax.self) { core = attributed.baseType }
    return core.as(IdentifierTypeSyntax.self)?.name.text
      ?? core.as(MemberTypeSyntax.self)?.name.text
  }
}
