package import DepFacts
import SwiftSyntax

/// The nested struct that says what a type depends on, where it is declared.
package struct DependenciesFields: Sendable {
  package struct Field: Sendable {
    package let name: String
    package let type: WrittenType
    package let position: SourcePosition
  }

  package private(set) var all: [Field] = []
  /// The path of its file.
  package let path: String
  /// Whether other modules can see it, so that it has to be filled by something as visible.
  package let isPublic: Bool
  /// The imports of its file, see ``ImportReader``.
  package let imports: [String]

  /// Nil where the struct cannot be read.
  package init?(of type: Int, in project: ProjectTrees) {
    guard let (declaration, source) = project.nodes(of: type, kind: .struct).first,
      let node = declaration.as(StructDeclSyntax.self)
    else { return nil }
    path = source.path
    isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    imports = ImportReader.imports(in: source.tree)
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else { continue }
      all += Self.fields(of: variable, in: source)
    }
  }

  private static func fields(
    of variable: VariableDeclSyntax, in source: ParsedSource
  ) -> [Field] {
    var fields: [Field] = []
    var type: TypeSyntax?
    // `var a, b: Int` says the type once, after the last.
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? type
      guard binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type, !(variable.bindingSpecifier.text == "let" && binding.initializer != nil)
      else { continue }
      fields.append(
        Field(
          name: name, type: WrittenType(type),
          position: source.position(at: binding.inner.lowerBound)))
    }
    return fields.reversed()
  }
}
