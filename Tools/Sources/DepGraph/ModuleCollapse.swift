/// A graph with one node for each module.
struct ModuleCollapse {
  let graph: DependencyGraph

  init(_ full: DependencyGraph) {
    var modules: [String: String] = [:]
    var nodes: [GraphNode] = []
    for node in full.nodes {
      let name = node.module.isEmpty ? "System and packages" : node.module
      let id = node.module.isEmpty ? "module:" : "module:\(node.module)"
      modules[node.id] = id
      nodes.append(GraphNode(id: id, name: name, module: "", kind: .module))
    }
    // A protocol does not need the module of a type that conforms to it: the import goes the
    // other way.
    let edges = full.edges.filter { $0.relation != .conforms }.compactMap { edge -> GraphEdge? in
      guard let source = modules[edge.source], let target = modules[edge.target],
        source != target
      else { return nil }
      if edge.relation == .depends {
        return GraphEdge(from: source, to: target, counts: edge.counts)
      }
      return GraphEdge(from: source, to: target, relation: edge.relation, count: edge.count)
    }
    graph = DependencyGraph(nodes: nodes, edges: edges)
  }
}
