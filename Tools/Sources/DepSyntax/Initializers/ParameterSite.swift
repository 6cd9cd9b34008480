import SwiftParser
package import SwiftSyntax

/// A parameter of an initializer.
package struct ParameterSite {
  package let node: FunctionParameterSyntax

  package init(node: FunctionParameterSyntax) { self.node = node }

  /// The parameters that a text lists: `style: UITableView.Style = .plain`.
  package static func list(parsing text: String) -> [ParameterSite] {
    let declaration = Parser.parse(source: "func called(\(text)) {}").statements.first?.item
    let clause = declaration?.as(FunctionDeclSyntax.self)?.signature.parameterClause
    return clause?.parameters.map(ParameterSite.init) ?? []
  }

  package var label: String { node.firstName.text }
  /// The name inside of the body.
  package var name: String { InitializerSite.innerName(node) }
  /// Whether a caller may write it as a closure behind the parentheses.
  package var isClosure: Bool { InitializerSite.isClosure(node) }
  /// What passes it on by its own name: `bundle: nibBundleOrNil`.
  package var argument: String { label == "_" ? name : "\(label): \(name)" }
  /// The names of the attributes before its name: `ViewBuilder`.
  package var attributes: [String] { node.attributes.names }
  package var type: String { node.type.trimmedDescription }
  package var hasDefault: Bool { node.defaultValue != nil }

  /// Whether another initializer can pass on what it takes.
  package var canBePassedOn: Bool {
    let specifiers = node.type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription)
    return node.ellipsis == nil && !node.type.trimmedDescription.contains("repeat ")
      && specifiers?.contains("isolated") != true && name != "_"
  }
}
