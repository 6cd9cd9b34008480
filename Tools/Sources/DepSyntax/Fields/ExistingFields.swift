import DepModel
package import SwiftSyntax

/// The fields of a `Dependencies` that a type has already.
package enum ExistingFields {
  package struct Field: Hashable {
    package var name: String
    package var type: String
    /// What `live` passes for it, as written; nil where that is not found.
    package var live: String?

    package init(name: String, type: String, live: String?) {
      self.name = name
      self.type = type
      self.live = live
    }
  }

  package static func of(_ shape: TypeShape) -> [Field] {
    guard let structure = shape.dependencies else { return [] }
    let live = values(in: structure)
    return shape.entry.dependencies?.fields.map {
      Field(name: $0.name, type: $0.type, live: live[$0.name])
    } ?? []
  }

  /// The constructions in `live` and `defaultDependencies`.
  package static func constructions(in structure: StructDeclSyntax) -> [FunctionCallExprSyntax] {
    structure.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        DeclSyntax(variable).declaredNames.contains {
          ["live", "defaultDependencies"].contains($0)
        }
      }
      .flatMap { CallCollector.calls(in: $0) }
      .filter { call in
        ["Self", ".init", "Dependencies", "Self.init"].contains(
          call.calledExpression.trimmedDescription)
      }
  }

  private static func values(in structure: StructDeclSyntax) -> [String: String] {
    var values: [String: String] = [:]
    for call in constructions(in: structure) {
      for argument in call.arguments {
        if let label = argument.label?.text {
          values[label] = argument.expression.trimmedDescription
        }
      }
    }
    return values
  }
}
