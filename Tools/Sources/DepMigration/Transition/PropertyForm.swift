import DepModel
package import DepSyntax

/// Finds the classes that keep their dependencies in a property which begins with the default, and
/// whose initializers could take them.
package enum PropertyForm {
  /// What changes in such a type so that a root can pass it the dependencies, while all callers go
  /// on to rely on the default; nil for any other type.
  package static func intent(of type: Int, in project: ProjectTrees) -> TransitionIntent? {
    guard let shape = TypeShape(type, in: project), shape.dependencies != nil,
      let value = shape.propertyDefault,
      !project.scope.parts(of: type).contains(where: { project.scope.isDoubtful($0.file) })
    else { return nil }
    let reading = TransitionInitializers(shape: shape, project: project)
    var intent = reading.decision().intent
    guard !intent.taking.isEmpty, !isMadeWhereHidden(shape, in: project) else { return nil }
    intent.parameterDefault = shape.declaration.source.text(value)
    return intent
  }

  /// The types that have this form among some and what the defaults of these make, in order.
  package static func types(madeWith types: [Int], in project: ProjectTrees) -> [Int] {
    var found = Set(types)
    var open = types
    while let type = open.popLast() {
      let region = JointTransition.defaults(of: type, in: project)
      for made in project.model.constructions where region.contains(made.place) {
        if found.insert(made.made).inserted { open.append(made.made) }
      }
    }
    return found.sorted()
  }

  /// Whether code of another module makes the type, which could not do so any more.
  private static func isMadeWhereHidden(_ shape: TypeShape, in project: ProjectTrees) -> Bool {
    let visibility = DefaultVisibility(shape: shape, project: project)
    return project.model.constructions.contains {
      $0.made == shape.type && visibility.hidden(from: $0.place.file) != nil
    }
  }
}
