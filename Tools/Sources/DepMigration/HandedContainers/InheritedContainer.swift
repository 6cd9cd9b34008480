import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A container that a superclass takes and keeps in a constant, and that code of a class asks.
struct InheritedContainer {
  let container: HandedContainer
  /// The constant of the superclass.
  let property: StoredProperty
  /// The initializer of the superclass to override; nil for a class with initializers of its own.
  let hook: HandedContainerIntent.Hook?
  /// The class that keeps the container.
  let superclass: TypeShape

  /// Nil where no superclass keeps what it is handed, or where the class may hand it another.
  init?(shape: TypeShape, project: ProjectTrees) {
    let own = shape.initializers.filter { !$0.isDelegating && !$0.onlyStops }
    for ancestor in project.scope.superclasses(of: shape.type) {
      guard let superclass = TypeShape(ancestor, in: project) else { return nil }
      let sites = superclass.initializers.filter { !$0.isDelegating && !$0.onlyStops }
      guard let site = sites.first else { continue }
      guard let (property, index, container) = Self.kept(by: site, superclass, project),
        project.scope.type(named: container.type, in: shape.type)
          == project.scope.type(named: container.type, in: ancestor)
      else { return nil }
      self.container = container
      self.property = property
      self.superclass = superclass
      if own.isEmpty {
        let override = HandedContainerIntent.Hook.initializer(site, parameter: index)
        if sites.count == 1, (try? override.check(shape, below: superclass)) != nil {
          hook = override
        } else {
          let isAlone =
            project.scope.superclass(of: shape.type) == ancestor
            && project.scope.subclasses(of: shape.type).isEmpty
          let isKeptAsItIs =
            property.typeText.flatMap {
              project.scope.handedContainer($0, in: ancestor)
            } == container
          guard isAlone, isKeptAsItIs, !project.scope.declaresSendable(shape.type),
            !project.scope.superclasses(of: shape.type)
              .contains(where: project.scope.showsDependencies)
          else { return nil }
          hook = .lazily(property)
        }
      } else {
        hook = nil
        guard sites.count == 1, own.allSatisfy({ Self.handsOn($0, container, shape, project) })
        else { return nil }
      }
      return
    }
    return nil
  }

  /// The constant into which an initializer puts the resolver that it takes.
  private static func kept(
    by site: InitializerSite, _ superclass: TypeShape, _ project: ProjectTrees
  ) -> (StoredProperty, Int, HandedContainer)? {
    for (index, parameter) in site.parameterSites.enumerated() {
      guard
        let container = project.scope.handedContainer(parameter.type, in: superclass.type),
        case .resolver = container.kind, let reads = site.reads(of: [parameter.name])
      else { continue }
      let property = superclass.storedProperties.first { property in
        property.isLet && !property.isHidden
          && reads.reads.contains {
            ContainerRead.isAssignedOn($0.range, to: property.name, in: site.source)
          }
      }
      return property.map { ($0, index, container) }
    }
    return nil
  }

  /// Whether an initializer hands the container that it takes to its superclass.
  private static func handsOn(
    _ site: InitializerSite, _ container: HandedContainer, _ shape: TypeShape,
    _ project: ProjectTrees
  ) -> Bool {
    site.parameterSites.contains { parameter in
      guard project.scope.handedContainer(parameter.type, in: shape.type) == container,
        let reads = site.reads(of: [parameter.name])
      else { return false }
      return reads.reads.contains { site.handsToSuperclass($0.range) }
    }
  }
}
