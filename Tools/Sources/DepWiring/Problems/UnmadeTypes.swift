import DepFacts
import DepModel
package import DepSyntax

/// Finds types of the convention without a default that no root, type or test makes.
package struct UnmadeTypes {
  private let project: ProjectTrees

  package init(project: ProjectTrees) { self.project = project }

  /// What nothing makes once the plan is carried out; a public type may be made elsewhere.
  ///
  /// Where the plan has errors, it does not show what the roots will make.
  package func problems(after plan: WiringPlan) -> [WiringProblem] {
    guard !plan.problems.contains(where: \.isError) else { return [] }
    let made = made(after: plan)
    let roots = Set(plan.roots.map(\.site.type))
    let model = project.model
    return model.types.indices.compactMap { index in
      let type = model.types[index]
      guard let shape = type.dependencies, !shape.isTransitional, !type.isTest,
        type.exemption == nil, [.class, .struct, .actor].contains(type.kind),
        type.access.rawValue < AccessLevel.public.rawValue, !roots.contains(index),
        !made.contains(index)
      else { return nil }
      return WiringProblem(
        name: .unmade, path: model.files[type.place.file].path, position: type.place.position,
        message: "no root, type or test makes '\(type.name)'", subject: type.name)
    }
  }

  /// Types that some code makes, with their superclasses; making the struct counts too.
  private func made(after plan: WiringPlan) -> Set<Int> {
    let scope = project.scope
    var made = Set(project.model.constructions.map(\.made))
    for root in plan.roots {
      let (type, file) = (root.site.type, root.site.shape.entry.place.file)
      let names =
        root.site.constructions.map(\.typeName)
        + root.added.flatMap { WiredNames.made($0.value) }
        + root.completions.flatMap { $0.added.flatMap { WiredNames.made($0.value) } }
      made.formUnion(names.compactMap { scope.type(named: $0, in: type, file: file) })
    }
    for type in project.model.types.indices {
      guard let structType = scope.nestedType("Dependencies", of: type),
        made.contains(structType)
      else { continue }
      made.insert(type)
    }
    return made.reduce(into: made) { $0.formUnion(scope.superclasses(of: $1)) }
  }
}
