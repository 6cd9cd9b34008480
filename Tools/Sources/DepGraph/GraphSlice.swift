internal import DepFacts
package import DepModel

/// Which part of a graph to show.
package struct GraphSlice: Hashable, Sendable {
  /// Names of types, protocols or singletons to show with what is around them.
  package var focus: [String] = []
  /// How many steps around the focus, in both directions.
  package var depth = 1
  /// Modules to show with what they reach for; empty for all.
  package var modules: [String] = []
  /// Whether to draw one node for each module.
  package var collapsesModules = false
  /// The states to show; empty for all.
  package var states: Set<Dependency.State> = []
  package var hidesAmbientValues = false
  package var hidesSystemSingletons = false

  package init() {}

  /// Cuts the slice out of a graph.
  ///
  /// Cycles are searched before modules and the focus cut them.
  package func picture(of graph: DependencyGraph) throws(SliceError) -> GraphPicture {
    if depth < 0 { throw .negativeDepth(depth) }
    var shown = withoutHidden(inStates(graph))
    if collapsesModules {
      shown = try inModules(shown)
      shown = ModuleCollapse(shown).graph
    }
    let cycles = Cycle.all(in: shown)
    if !collapsesModules { shown = try inModules(shown) }
    var centers: [String] = []
    if !focus.isEmpty {
      let search = NodeSearch(shown)
      for name in focus { centers.append(try search.find(name)) }
      shown = around(centers, in: shown)
    }
    let links = Set(shown.edges.map { [$0.source, $0.target] })
    let visible = cycles.filter { cycle in
      cycle.steps.contains { links.contains([$0.source, $0.target]) }
    }
    return GraphPicture(graph: shown, cycles: visible, focus: centers.sorted())
  }

  private func inStates(_ graph: DependencyGraph) -> DependencyGraph {
    if states.isEmpty { return graph }
    let edges = graph.edges.compactMap { edge -> GraphEdge? in
      if edge.relation.isStructural { return edge }
      let counts = edge.counts.only(states)
      if edge.relation != .depends || counts.total == 0 { return nil }
      return GraphEdge(from: edge.source, to: edge.target, counts: counts)
    }
    return DependencyGraph(nodes: graph.nodes, edges: edges).pruned()
  }

  private func withoutHidden(_ graph: DependencyGraph) -> DependencyGraph {
    if !hidesAmbientValues && !hidesSystemSingletons { return graph }
    let kept = graph.nodes.filter { node in
      switch node.kind {
      case .ambientValue: !hidesAmbientValues
      case .systemSingleton: !hidesSystemSingletons
      default: true
      }
    }
    return graph.keeping(Set(kept.map(\.id))).pruned()
  }

  private func inModules(_ graph: DependencyGraph) throws(SliceError) -> DependencyGraph {
    if modules.isEmpty { return graph }
    let known = Set(graph.nodes.map(\.module)).subtracting([""]).sorted()
    for module in modules where !known.contains(module) {
      let nearest = NearestName.several(module, among: known, limit: 3)
      throw .noSuchModule(module, nearest: nearest, modules: known)
    }
    let inside = Set(graph.nodes.filter { modules.contains($0.module) }.map(\.id))
    let edges = graph.edges.filter { inside.contains($0.source) }
    return DependencyGraph(nodes: graph.nodes, edges: edges).pruned()
  }

  private func around(_ centers: [String], in graph: DependencyGraph) -> DependencyGraph {
    var neighbours: [String: [(id: String, isSame: Bool)]] = [:]
    for edge in graph.edges {
      // A singleton is as near as the type of its value: who uses `Cache.shared` uses `Cache`.
      let isSame = edge.relation == .holds
      neighbours[edge.source, default: []].append((edge.target, isSame))
      neighbours[edge.target, default: []].append((edge.source, isSame))
    }
    var distances: [String: Int] = [:]
    var levels = [centers]
    for distance in 0...depth {
      guard distance < levels.count else { break }
      var open = levels[distance]
      var following: [String] = []
      while let id = open.popLast() {
        if distances[id] != nil { continue }
        distances[id] = distance
        for next in neighbours[id] ?? [] where distances[next.id] == nil {
          if next.isSame { open.append(next.id) } else { following.append(next.id) }
        }
      }
      levels.append(following)
    }
    return graph.keeping(Set(distances.keys))
  }
}
