package import DepGraph

/// Lists each node with what it depends on.
package struct GraphTextRenderer: Sendable {
  package init() {}

  /// The list, with a line break at its end.
  package func render(_ picture: GraphPicture) -> String {
    let names = picture.graph.nodesByID
    let edges = Dictionary(grouping: picture.graph.edges, by: \.source)
    let cycles = picture.cycles.map { "cycle: \($0.name)\n" }
    let nodes = picture.graph.nodes.compactMap { node -> String? in
      guard let own = edges[node.id] else { return nil }
      let lines = own.map { edge in
        "  → \(names[edge.target]?.name ?? edge.target)  \(GraphWords.relation(edge))\n"
      }
      return "\(node.id)\n" + lines.joined()
    }
    let text = cycles.joined() + nodes.joined()
    return text.isEmpty ? "nothing depends on anything\n" : text
  }
}
