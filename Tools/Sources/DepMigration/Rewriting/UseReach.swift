import DepFacts
import DepModel
package import DepSyntax
package import SwiftSyntax

/// How the places of a type reach the dependencies that it keeps.
package struct UseReach {
  package let shape: TypeShape
  package let knowledge: EscapeKnowledge
  /// For each file what it imports.
  package let imports: [Int: [String]]
  private let members: Set<String>

  package init(shape: TypeShape, knowledge: EscapeKnowledge, imports: [Int: [String]]) {
    self.shape = shape
    self.knowledge = knowledge
    self.imports = imports
    members = Self.instanceMembers(of: shape)
  }

  /// How the place reaches the dependencies; nil where they are a local name.
  package func reach(of use: HiddenUse) -> ClosureReach? {
    guard !use.isInInitializer, let member = use.surroundings.member else { return nil }
    return ClosureReach(
      use.surroundings.closures, isValue: shape.isStruct, isMutating: member.isMutating,
      members: members, property: shape.propertyName, knowledge: knowledge,
      module: shape.entry.module, imports: imports[use.source.file] ?? [])
  }

  private static func instanceMembers(of shape: TypeShape) -> Set<String> {
    var names: Set<String> = []
    for part in [shape.declaration] + shape.extensions {
      for item in part.members.members {
        let modifiers =
          item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? []
        guard !modifiers.contains("static"), !modifiers.contains("class") else { continue }
        if item.decl.is(FunctionDeclSyntax.self) || item.decl.is(VariableDeclSyntax.self) {
          names.formUnion(item.decl.declaredNames)
        }
      }
    }
    return names
  }
}

extension TypeShape {
  /// The property that holds the dependencies.
  package var propertyName: String {
    dependencies == nil ? "dependencies" : entry.dependencies?.property ?? "dependencies"
  }
}

extension HiddenUse {
  /// Whether the dependencies are a parameter or a constant there.
  package var isInInitializer: Bool {
    guard let member = surroundings.member else { return false }
    if member.is(InitializerDeclSyntax.self) { return true }
    guard surroundings.isInitialValue, let variable = member.as(VariableDeclSyntax.self) else {
      return false
    }
    return !variable.modifiers.contains { $0.name.text == "lazy" }
  }

  /// The parameter of the initializer around the place that takes the dependencies.
  package var parameterName: String? {
    surroundings.member?.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      .first { $0.type.trimmedDescription.lastName == "Dependencies" }
      .map(InitializerSite.innerName)
  }

  /// Whether something else is called `dependencies` around the place.
  package var isShadowed: Bool {
    guard let member = surroundings.member, !member.is(InitializerDeclSyntax.self) else {
      return false
    }
    return BoundNames.of(member).contains("dependencies")
  }
}

extension DeclSyntax {
  /// Whether the member changes the value that it belongs to.
  package var isMutating: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.modifiers.contains { $0.name.text == "mutating" }
    }
    guard let variable = self.as(VariableDeclSyntax.self) else {
      return self.is(SubscriptDeclSyntax.self)
    }
    // A setter or an observer may change it; a getter that says so does.
    return variable.bindings.contains { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.contains {
        ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text)
          || $0.modifier?.name.text == "mutating"
      }
    }
  }
}
