import DepModel
import SwiftSyntax

extension RootSite {
  /// Whether `AppRoot(dependencies: .live)` makes it, or `AppRoot()` where it has no inputs.
  package func isMadeFromLive(in project: ProjectTrees) -> Bool {
    let parts = [shape.declaration] + shape.extensions
    let initializers = parts.flatMap(\.members.members).compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let takesInputs = inputs != nil
    let isPlain =
      initializers.isEmpty
      || initializers.contains { initializer in
        let open = initializer.signature.parameterClause.parameters.filter {
          $0.defaultValue == nil
        }
        return initializer.signature.effectSpecifiers == nil && initializer.optionalMark == nil
          && open.map(\.firstName.text) == (takesInputs ? ["dependencies"] : [])
      }
    return isPlain && (!takesInputs || hasPlainLive(in: project))
  }

  /// Whether `live` of the inputs is a property that is neither asynchronous nor can fail.
  private func hasPlainLive(in project: ProjectTrees) -> Bool {
    guard let structType = project.scope.nestedType("Dependencies", of: type),
      let shape = TypeShape(structType, in: project)
    else { return false }
    return ([shape.declaration] + shape.extensions).flatMap(\.members.members).contains { item in
      guard item.decl.declaredNames.first == "live", item.decl.modifierNames.contains("static"),
        let variable = item.decl.as(VariableDeclSyntax.self)
      else { return false }
      guard case .accessors(let list) = variable.bindings.first?.accessorBlock?.accessors else {
        return true
      }
      return list.allSatisfy { $0.effectSpecifiers == nil }
    }
  }
}
