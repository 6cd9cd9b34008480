import DepFacts
package import DepModel

/// The hidden dependencies of a project, by the type that has them.
package struct HiddenDependencies: Sendable {
  private let places: [Int: [Dependency]]
  /// For each type the group of types that all need each other; -1 for those that need none.
  package let groups: [Int]

  /// `calls` are more ways in which a type needs another one; see ``StaticCalls``.
  package init(_ model: ProjectModel, calls: [(from: Int, to: Int)] = []) {
    var places: [Int: [Dependency]] = [:]
    var edges = calls
    for dependency in model.dependencies {
      guard let owner = dependency.owner else { continue }
      if dependency.state == .hidden { places[owner, default: []].append(dependency) }
      // The closure for a static asks for nothing before it is called.
      if dependency.kind == .staticFacade { continue }
      let singleton = dependency.target.singleton.map { model.singletons[$0] }
      for target in [dependency.target.type, singleton?.valueTypeID, singleton?.builtTypeID] {
        if let target { edges.append((owner, target)) }
      }
    }
    // An object that is made needs what its type needs, also where no field could take its place.
    edges += model.constructions.lazy.compactMap { made in made.owner.map { ($0, made.made) } }
    self.places = places
    let components = StrongComponents(
      DirectedGraph(nodeCount: model.types.count, edges: edges))
    groups = components.componentOfNode.map { component in
      components.members[component].count > 1 ? component : -1
    }
  }

  package func of(_ type: Int) -> [Dependency] { places[type] ?? [] }
}
