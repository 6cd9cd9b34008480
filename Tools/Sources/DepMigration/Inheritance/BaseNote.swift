import DepFacts
import DepModel
import DepPlan
package import DepSyntax

/// Says which classes cannot replace what their superclasses use.
package enum BaseNote {
  /// One sentence for each superclass that takes its own default.
  package static func sentences(on intents: [TypeIntent], in project: ProjectTrees) -> [String] {
    var classes: [Int: [String]] = [:]
    for intent in intents where intent.base == nil && intent.declaresProperty {
      let above = project.scope.superclasses(of: intent.shape.type).first {
        keepsDependencies($0, intents, project)
      }
      if let above { classes[above, default: []].append("'\(intent.outcome.name)'") }
    }
    return classes.sorted { project.model.types[$0.key].name < project.model.types[$1.key].name }
      .map { superclass, names in
        let name = project.model.types[superclass].name
        return "\(ShortList.text(names.sorted())) \(names.count == 1 ? "passes" : "pass") no "
          + "dependencies to the superclass '\(name)', which takes its default: a test that "
          + "replaces theirs leaves those of '\(name)' as they are"
      }
  }

  /// Whether a class keeps dependencies that nothing can replace once its object is made.
  private static func keepsDependencies(
    _ type: Int, _ intents: [TypeIntent], _ project: ProjectTrees
  ) -> Bool {
    if let intent = intents.first(where: { $0.shape.type == type }) {
      guard case .declared(let initializers) = intent.structure else { return false }
      return initializers.addition != .property
    }
    guard let property = project.model.types[type].dependencies?.property else { return false }
    return project.scope.members(of: type).contains {
      $0.name == property && $0.flags.contains(.isLet)
    }
  }
}
