package import DepModel

/// Who depends on what, in which state.
///
/// It is a value with one form: nodes are sorted by id, edges by their ends and relation, parallel
/// edges are one. Equal sources give equal graphs, in whatever order they were read.
package struct DependencyGraph: Hashable, Sendable {
  /// Sorted by id; no id occurs twice.
  package let nodes: [GraphNode]
  /// Sorted by source, target and relation; both ends are nodes of the graph.
  package let edges: [GraphEdge]

  /// Sorts, merges parallel edges, and leaves out edges that lack an end.
  package init(nodes: [GraphNode], edges: [GraphEdge]) {
    var unique: [GraphNode] = []
    for node in nodes.sorted() where unique.last?.id != node.id { unique.append(node) }
    let known = Set(unique.map(\.id))
    var merged: [GraphEdge] = []
    for edge in edges.sorted() where known.contains(edge.source) && known.contains(edge.target) {
      if let last = merged.indices.last, merged[last].key == edge.key {
        merged[last].merge(edge)
      } else {
        merged.append(edge)
      }
    }
    self.nodes = unique
    self.edges = merged
  }

  package static let empty = Self(nodes: [], edges: [])

  /// The places of all dependencies, by state.
  package var counts: StateCounts { edges.reduce(StateCounts()) { $0 + $1.counts } }

  /// The nodes by id.
  package var nodesByID: [String: GraphNode] {
    Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places by state of what each node itself depends on, by id.
  package var countsBySource: [String: StateCounts] {
    var result: [String: StateCounts] = [:]
    for edge in edges where edge.relation == .depends {
      result[edge.source] = (result[edge.source] ?? StateCounts()) + edge.counts
    }
    return result
  }

  /// The nodes with these ids and the edges between them.
  package func keeping(_ ids: Set<String>) -> Self {
    Self(
      nodes: nodes.filter { ids.contains($0.id) },
      edges: edges.filter { ids.contains($0.source) && ids.contains($0.target) })
  }

  /// The graph without the nodes that no dependency leads from or to, not even through the value of
  /// a singleton or the conformance to a protocol.
  package func pruned() -> Self {
    var kept: Set<String> = []
    var open: [String] = []
    func keep(_ id: String) { if kept.insert(id).inserted { open.append(id) } }
    for edge in edges where !edge.relation.isStructural {
      keep(edge.source)
      keep(edge.target)
    }
    let structural = Dictionary(grouping: edges.filter(\.relation.isStructural), by: \.source)
    while let id = open.popLast() { structural[id]?.forEach { keep($0.target) } }
    return keeping(kept)
  }
}
