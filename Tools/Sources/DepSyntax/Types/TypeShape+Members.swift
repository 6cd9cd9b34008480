import DepModel
import SwiftSyntax

/// What planning asks of the members of a type.
extension TypeShape {
  private var members: [DeclSyntax] {
    ([declaration] + extensions).flatMap { $0.members.members.map(\.decl) }
  }

  /// The names that its members bring into it, in order.
  package var declaredNames: [String] { members.flatMap(\.declaredNames) }

  /// The names of its functions and properties that belong to instances.
  package var instanceMembers: Set<String> {
    Set(
      members.filter {
        ($0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self))
          && $0.modifierNames.isDisjoint(with: ["static", "class"])
      }.flatMap(\.declaredNames))
  }

  /// The names of its functions that belong to instances.
  package var instanceFunctions: Set<String> {
    Set(
      members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
        .filter { DeclSyntax($0).modifierNames.isDisjoint(with: ["static", "class"]) }
        .map(\.name.text))
  }

  /// Whether only its file can make one.
  package var hidesAllInitializers: Bool {
    !initializers.isEmpty && initializers.allSatisfy { $0.isHidden || $0.onlyStops }
  }

  /// Whether it writes an initializer with these labels.
  package func writes(initializer labels: [String]) -> Bool {
    initializers.contains { $0.labels == labels }
  }

  /// The property that holds the dependencies.
  package var propertyName: String {
    dependencies == nil ? "dependencies" : entry.dependencies?.property ?? "dependencies"
  }

  /// Whether its `Dependencies` writes an initializer.
  package var dependenciesWriteInitializer: Bool {
    dependencies?.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) } == true
  }

  /// Whether its `Dependencies` is constructed in `live` or `defaultDependencies`.
  package var constructsDependencies: Bool {
    dependencies.map { !ExistingFields.constructions(in: $0).isEmpty } ?? false
  }

  /// What a block of `#if` among the members of the declaration holds.
  package struct ConditionalBlock {
    package var storesProperty: Bool
    package var writesInitializer: Bool
    /// Whether each branch writes an initializer, and one of them is always taken.
    package var alwaysWritesInitializer: Bool
  }

  package var conditionalBlocks: [ConditionalBlock] {
    declaration.members.members.compactMap { item in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return nil }
      let clauses = block.clauses.map { ConditionalMembers.declarations(in: $0) }
      let writes = clauses.map { $0.contains { $0.is(InitializerDeclSyntax.self) } }
      return ConditionalBlock(
        storesProperty: clauses.contains { $0.contains { !StoredProperty.all(in: $0).isEmpty } },
        writesInitializer: writes.contains(true),
        alwaysWritesInitializer: writes.allSatisfy(\.self) && block.clauses.last?.condition == nil)
    }
  }
}
