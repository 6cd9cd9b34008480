/// A graph to show, with what to point out in it.
package struct GraphPicture: Hashable, Sendable {
  package var graph: DependencyGraph
  /// Cycles with at least one step in the graph, sorted.
  package var cycles: [Cycle]
  /// The ids that the picture is about; empty when it is about all.
  package var focus: [String] = []

  /// The keys of the edges that are steps of a cycle.
  package var cycleEdges: Set<GraphEdge.Key> {
    let steps = Set(cycles.flatMap { cycle in cycle.steps.map { Step($0.source, $0.target) } })
    return Set(
      graph.edges.filter { edge in
        edge.relation != .constructs && edge.relation != .exempt
          && steps.contains(Step(edge.source, edge.target))
      }.map(\.key))
  }

  /// The ids of the nodes along the cycles.
  package var cycleNodes: Set<String> { Set(cycles.flatMap(\.path)) }

  private struct Step: Hashable {
    var source: String
    var target: String

    init(_ source: String, _ target: String) {
      self.source = source
      self.target = target
    }
  }
}

extension GraphPicture {
  /// The whole graph.
  package init(_ graph: DependencyGraph) {
    self.init(graph: graph, cycles: Cycle.all(in: graph))
  }
}
