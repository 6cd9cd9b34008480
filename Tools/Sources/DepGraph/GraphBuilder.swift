package import DepModel

/// Makes the graph of a project.
package struct GraphBuilder: Sendable {
  private let options: GraphOptions

  package init(options: GraphOptions = GraphOptions()) { self.options = options }

  /// `fetches` are the places that get objects from containers, where they are known.
  package func graph(
    of model: ProjectModel, fetches: [ContainerFetch] = []
  ) -> DependencyGraph {
    var assembly = GraphAssembly(model: model, options: options)
    for dependency in model.dependencies { assembly.add(dependency) }
    for fetch in fetches { assembly.add(fetch) }
    if options.includesExempt {
      for place in model.exemptUses { assembly.add(place) }
    }
    assembly.addValuesOfSingletons()
    assembly.addConformances()
    assembly.addKnownValuesOfSingletons()
    assembly.addConstructions()
    return assembly.graph
  }
}
