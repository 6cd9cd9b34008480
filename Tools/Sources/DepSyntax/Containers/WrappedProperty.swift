import DepFacts
package import DepModel
import SwiftSyntax

/// A stored property or a local variable that a property wrapper fills from a container.
package struct WrappedProperty {
  package let property: StoredProperty
  package let source: ParsedSource
  let attribute: AttributeSyntax

  /// The property whose attribute begins at an offset; nil for one that belongs to the type itself.
  package init?(attributeAt offset: Int, in shape: TypeShape) {
    for property in shape.storedProperties {
      let attribute = property.declaration.attributes.lazy.compactMap {
        $0.as(AttributeSyntax.self)
      }.first { $0.inner.lowerBound == offset }
      guard let attribute else { continue }
      self.property = property
      self.attribute = attribute
      source = shape.declaration.source
      return
    }
    return nil
  }

  /// The local variable whose attribute begins at an offset.
  package init?(localAttributeAt offset: Int, in source: ParsedSource) {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, !current.is(AttributeSyntax.self) { node = current.parent }
    guard let attribute = node?.as(AttributeSyntax.self),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      variable.parent?.is(CodeBlockItemSyntax.self) == true, let binding = variable.bindings.first
    else { return nil }
    self.attribute = attribute
    self.source = source
    property = StoredProperty(declaration: variable, binding: binding)
  }

  package var name: String { property.name }

  /// Whether a place stands in the wrapper's arguments, which move with it.
  package func movesAlong(_ place: Dependency) -> Bool {
    place.file == source.file && attribute.inner.contains(Int(place.position.offset))
  }

  /// What stands around the declaration.
  package var surroundings: Surroundings { Surroundings(of: property.declaration) }

  /// The closures around the declaration, from the outermost to the innermost.
  package var closures: [ClosureSite] { surroundings.closures.map { ClosureSite(node: $0) } }

  /// The declaration with another wrapper that takes the same arguments.
  package func localDeclaration(renaming wrapper: String) -> String {
    "@\(wrapper)" + localDeclaration.dropFirst(1 + attribute.attributeName.trimmedDescription.count)
  }

  /// The first argument of the wrapper, as written; nil for none.
  package var firstArgument: String? {
    guard case .argumentList(let arguments) = attribute.arguments else { return nil }
    return arguments.first?.expression.trimmedDescription
  }

  /// Whether the wrapper's arguments name the type around it by `Self`.
  package var argumentsNameSelf: Bool {
    attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == "Self" }
  }

  /// The names that the wrapper's arguments refer to without a base.
  package var namesInArguments: Set<String> {
    attribute.arguments.map { FreeNames.of($0) } ?? []
  }

  /// Whether the declaration says only what a local variable can say too.
  package func isPlain(_ sdk: SDKKnowledge) -> Bool {
    let others = property.declaration.attributes.filter { $0.id != attribute.id }
    let names = others.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    return names.count == others.count
      && names.allSatisfy { sdk.lists($0, in: .plainPropertyAttributes) && $0 != "Published" }
      && property.declaration.bindings.count == 1 && property.value == nil
      && property.binding.accessorBlock == nil && !name.isEmpty
  }

  /// A local variable with the same wrapper: `@Injected(\.api) var api: any API`.
  package var localDeclaration: String {
    "\(attribute.onOneLine) var \(name)" + (property.typeText.map { ": \($0)" } ?? "")
  }

  /// The wrapper itself, made with the same arguments: `Dependency(\.date)`.
  package var construction: String {
    let text = String(attribute.onOneLine.dropFirst())
    return text.hasSuffix(")") ? text : text + "()"
  }

  /// The place of the wrapper with its arguments, in bytes.
  package var attributeRange: Range<Int> { attribute.inner }

  /// The attributes besides the wrapper.
  package var otherAttributes: [String] {
    property.declaration.attributes.filter { $0.id != attribute.id }.map(\.trimmedDescription)
  }

  /// The modifiers of the property that its getter needs.
  package var modifiers: [String] {
    property.declaration.modifiers.lazy.filter { $0.detail == nil }.map(\.trimmedDescription)
  }

  /// Whether the declaration has lines of its own, and no comment stands beside it.
  package var canBeRemoved: Bool {
    guard let item = property.declaration.parent?.as(MemberBlockItemSyntax.self),
      let next = item.nextToken(viewMode: .sourceAccurate)
    else { return false }
    return item.leadingTrivia.contains(where: \.isNewline) && !item.leadingTrivia.hasComment
      && !item.containsComment && !item.trailingTrivia.hasComment
      && next.leadingTrivia.contains(where: \.isNewline)
  }
}
