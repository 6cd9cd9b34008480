import DepModel
import SwiftSyntax

/// What is asked of a parameter that is to become a field.
extension ParameterSite {
  /// What a parameter has as its default.
  package struct DefaultValue {
    package let range: Range<Int>
    package let text: String
    package let isCall: Bool
    /// The names that it refers to without a base.
    package let freeNames: Set<String>
  }

  package var defaultValue: DefaultValue? {
    guard let value = node.defaultValue?.value else { return nil }
    return DefaultValue(
      range: value.inner, text: value.trimmedDescription,
      isCall: value.is(FunctionCallExprSyntax.self), freeNames: FreeNames.of(value))
  }

  package var writtenType: String { node.type.trimmedDescription }
  /// The type as that of a field: without `@escaping`.
  package var fieldType: String { writtenType.replacing("@escaping ", with: "") }
  package var wordsOfType: Set<String> {
    Set(node.type.tokens(viewMode: .sourceAccurate).map(\.text))
  }

  package var isOptional: Bool { node.type.is(OptionalTypeSyntax.self) }
  package var isVariadic: Bool { node.ellipsis != nil }
  package var takesDependencies: Bool {
    label == "dependencies" && writtenType.lastName == "Dependencies"
  }

  /// Whether a property could be declared with its type.
  package var isOrdinary: Bool {
    !isVariadic && node.attributes.isEmpty && !Self.isParameterOnly(node.type)
      && wordsOfType.isDisjoint(with: ["some", "repeat"])
  }

  /// Whether a type has a meaning only as that of a parameter.
  private static func isParameterOnly(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return !attributed.specifiers.isEmpty || attributed.attributes.names.contains("autoclosure")
      || isParameterOnly(attributed.baseType)
  }
}

extension InitializerSite {
  package var genericParameters: [String] {
    node.genericParameterClause?.parameters.map(\.name.text) ?? []
  }

  package var hasCommentAmongParameters: Bool {
    node.signature.parameterClause.containsComment
  }
}
