import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The properties that the only initializer of a type fills by reflection, from a container that
/// it finds itself.
struct GloballyFilled {
  private let filling: GlobalFilling
  private let properties: FilledProperties

  /// Nil for a type that does anything else.
  init?(
    shape: TypeShape, project: ProjectTrees, foreign: ForeignMembers
  ) {
    let sites = shape.initializers.filter { !$0.isDelegating && !$0.onlyStops }
    guard sites.count == 1, let site = sites.first, shape.dependencies == nil else { return nil }
    let fillings = GlobalFilling.all(in: site).filter {
      FilledProperties.areFilled(by: $0.function, project)
    }
    guard fillings.count == 1, let filling = fillings.first,
      let givesOptional = Self.givesOptional(filling.function, of: shape.type, project),
      filling.call.isFirst
        || filling.call.namesBefore?.isDisjoint(with: shape.instanceFunctions) == true
    else { return nil }
    self.filling = filling
    properties = FilledProperties(
      shape: shape, project: project, givesOptional: givesOptional,
      surroundings: FilledSurroundings(foreign: foreign, registered: nil),
      container: filling.container)
  }

  /// Whether the container that a function takes gives optionals; nil for a function that takes
  /// anything else.
  private static func givesOptional(
    _ function: String, of type: Int, _ project: ProjectTrees
  ) -> Bool? {
    for owner in project.scope.lineage(of: type) {
      let found = project.scope.members(of: owner).filter {
        $0.kind == .function && $0.name == function
      }
      for written in found.compactMap(\.parameters.first?.type) {
        if case .resolver(let givesOptional) = project.scope.handedContainer(
          written, in: owner)?.kind
        {
          return givesOptional
        }
      }
    }
    return nil
  }

  /// The property that a dependency stands for, without its wrapper; nil for one that another
  /// wrapper fills.
  func property(for dependency: Dependency) throws(Refusal) -> InjectedProperty? {
    if let refused = properties.refusals.first(where: { $0.place == dependency }) {
      throw refused.refusal
    }
    var found = properties.found.first { $0.dependency == dependency }
    if !properties.leavesOthers { found?.filling = filling.call }
    return found
  }
}
