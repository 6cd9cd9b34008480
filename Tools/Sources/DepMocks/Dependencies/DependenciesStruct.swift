internal import SwiftSyntax

/// The nested struct that says what a type depends on.
struct DependenciesStruct: Sendable {
  struct Field: Sendable {
    var name: String
    var type: TypeSyntax
    var place: MockProblem.Place
  }

  /// Such as `Feed.Dependencies`.
  var path: String
  var fields: [Field]
  /// Whether it can be seen from other modules, and so has to be filled by something as visible.
  var isPublic: Bool
  var imports: [String]

  init(_ declaration: TypeDeclaration, in file: ParsedFile) {
    path = declaration.path
    isPublic = declaration.has(modifier: .public)
    imports = ImportReader.imports(in: file.tree)
    fields = []
    guard let node = declaration.node.as(StructDeclSyntax.self) else { return }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else { continue }
      add(variable, in: file)
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax, in file: ParsedFile) {
    var fields: [Field] = []
    var type: TypeSyntax?
    // `var a, b: Int` says the type once, after the last.
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? type
      guard binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type, !(variable.bindingSpecifier.text == "let" && binding.initializer != nil)
      else { continue }
      fields.insert(
        Field(name: name, type: type.trimmed, place: file.place(of: binding)), at: 0)
    }
    self.fields += fields
  }
}
