package import DepModel

/// Makes the graph of a project.
package struct GraphBuilder: Sendable {
  private let options: GraphOptions

  package init(options: GraphOptions = GraphOptions()) { self.options = options }

  package func graph(of model: ProjectModel) -> DependencyGraph {
    var assembly = GraphAssembly(model: model, options: options)
    for dependency in model.dependencies { assembly.add(dependency) }
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
