import DepFacts
import DepModel
import DepSyntax

/// Which code can name the real values of a type's dependencies.
///
/// Another module may make the type without them, and see neither the struct nor its `live`.
struct DefaultVisibility {
  /// What other modules do not see, as a sentence names it; nil where they see all.
  private let hidden: String?
  /// What only the file of the type sees, which `@testable` does not change.
  private let isPrivate: Bool
  private let module: String
  private let project: ProjectTrees

  init(shape: TypeShape, project: ProjectTrees) {
    self.project = project
    module = shape.entry.module
    hidden = Self.hidden(shape, project)
    isPrivate = Self.isPrivate(shape, project)
  }

  private static func isPrivate(_ shape: TypeShape, _ project: ProjectTrees) -> Bool {
    guard let structType = project.scope.nestedType("Dependencies", of: shape.type) else {
      return false
    }
    return project.scope.visibility(of: structType).isBelow(.internal)
      || DefaultUses(shape: shape, project: project).structParts
        .flatMap(DefaultDeclaration.all).contains(where: \.isPrivate)
  }

  private static func hidden(_ shape: TypeShape, _ project: ProjectTrees) -> String? {
    let scope = project.scope
    guard let structType = scope.nestedType("Dependencies", of: shape.type) else { return nil }
    let name = "\(shape.entry.name).Dependencies"
    if scope.visibility(of: structType).isBelow(.package) { return "'\(name)'" }
    let defaults = [DefaultName.live, .defaultDependencies].lazy.compactMap { wanted in
      DefaultUses(shape: shape, project: project).structParts.lazy
        .flatMap(DefaultDeclaration.all).first { $0.name == wanted }
    }
    if let named = defaults.first, !named.isExported { return "'\(name).\(named.name.rawValue)'" }
    let taking = shape.initializers.filter { $0.dependenciesParameter != nil }
    guard let first = taking.first, !taking.contains(where: \.isExported) else { return nil }
    let labels = first.labels.map { $0 + ":" }.joined()
    return "'\(shape.entry.name).init(\(labels))'"
  }

  /// What the code of a file cannot see.
  func hidden(from file: Int) -> String? {
    guard project.records[file].module != module, let hidden else { return nil }
    let isTestable =
      !isPrivate && project.source(file)?.testableImports.contains(module) == true
    return isTestable ? nil : hidden
  }
}
