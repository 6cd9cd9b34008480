import DepModel
import DepSyntax
import DepWiring

/// What is said of a type to which a new root passes nothing.
struct TypeWithoutInputs {
  let type: Int
  let root: String
  /// All types that the root makes.
  let named: [Int]

  /// Nil for a type that takes its dependencies.
  func text(_ module: String, _ trees: ProjectTrees) -> String? {
    let function = FirstFunction(making: type, in: trees, from: module)
    guard !function.passesDependencies else { return nil }
    let name = trees.model.types[type].name
    if let shape = TypeShape(type, in: trees), shape.dependencies != nil {
      return "'\(name)' keeps its dependencies in the property '\(shape.propertyName)', and no "
        + "initializer takes them, so \(root) passes it nothing; " + remedy(shape)
    }
    return "'\(name)' takes no 'Dependencies', so \(root) passes it nothing" + remedy(trees)
  }

  /// How an initializer comes to take what the property begins with.
  private func remedy(_ shape: TypeShape) -> String {
    // Subclasses and protocols have to go on to find one that is required.
    if shape.initializers.isEmpty || shape.initializers.contains(where: \.isRequired) {
      return "write another initializer, which takes 'dependencies: Dependencies' and sets the "
        + "property, and run this again"
    }
    let value = shape.propertyDefault.map { shape.declaration.source.text($0) } ?? ""
    let isPublic = shape.initializers.contains(where: \.isExported) && !shape.exportsDependencies
    return "give its initializer the parameter 'dependencies: Dependencies\(value)'"
      + (isPublic ? " and take its 'public' away" : "")
      + ", let it set the property, which then begins with nothing, and run this again"
  }

  /// How the new root comes to pass something, where the code tells.
  private func remedy(_ trees: ProjectTrees) -> String {
    let model = trees.model
    let name = model.types[type].name
    if model.exemptUses.contains(where: { $0.owner == type && $0.reason == .navigation }) {
      return "; convert it first: depstructs migrate \(name) --count navigation"
    }
    let made = Set(model.constructions.filter { $0.owner == type }.map(\.made)).filter {
      trees.scope.nestedType("Dependencies", of: $0) != nil && !named.contains($0)
        && FirstFunction.obstacle(making: $0, in: trees) == nil
    }
    guard !made.isEmpty else { return "" }
    return "; name what it makes instead: "
      + made.map { "--for \(model.types[$0].name)" }.sorted().joined(separator: " ")
  }
}
