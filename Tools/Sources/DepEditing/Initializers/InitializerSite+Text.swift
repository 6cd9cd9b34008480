import DepSyntax
import SwiftSyntax

/// Parts of an initializer as they are repeated in one that stands beside it.
extension InitializerSite {
  var editor: BodyEditor { BodyEditor(source: source, declarationAt: node.inner.lowerBound) }

  /// A call of an initializer with these parameters: `try self.init(name: name)`.
  func call(_ parameters: FunctionParameterListSyntax, dependencies: String?) -> String {
    let effects = node.signature.effectSpecifiers
    let head =
      (effects?.throwsClause != nil ? "try " : "")
      + (effects?.asyncSpecifier != nil ? "await " : "") + "self.init("
    let inner = editor.inner
    let arguments = ParameterText.arguments(
      parameters, dependencies: dependencies, style: source.style, indentation: inner,
      start: inner.count + head.count)
    return "\(head)\(arguments))"
  }

  /// The signature with other parameters, and with those of its modifiers.
  func signature(_ parameters: String, keeping kept: Set<String>, adding added: String = "")
    -> String
  {
    let attributes = node.attributes.compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let name = attribute.attributeName.trimmedDescription
      return name == "available" || name.hasSuffix("Actor") ? source.text(attribute) + " " : nil
    }
    // Lazy, because the filter of a syntax collection makes a tree of its own without positions.
    let modifiers = node.modifiers.lazy.filter { kept.contains($0.name.text) }
      .map { source.text($0) + " " }
    return attributes.joined() + modifiers.joined() + added + "init"
      + (node.optionalMark.map { source.text($0) } ?? "")
      + (node.genericParameterClause.map { source.text($0) } ?? "") + "(\(parameters))"
      + (node.signature.effectSpecifiers.map { " " + source.text($0) } ?? "")
      + (node.genericWhereClause.map { " " + source.text($0) } ?? "")
  }
}
