package import DepModel

/// What one graph adds to and takes from another.
package struct GraphDiff: Hashable, Sendable {
  /// An edge whose places or states are not what they were.
  package struct Change: Hashable, Comparable, Sendable {
    package var before: GraphEdge
    package var after: GraphEdge

    package static func < (left: Self, right: Self) -> Bool { left.after < right.after }
  }

  package let addedNodes: [GraphNode]
  package let removedNodes: [GraphNode]
  package let addedEdges: [GraphEdge]
  package let removedEdges: [GraphEdge]
  package let changedEdges: [Change]
  /// Edges that stay as they are, between nodes that something else changed.
  package let keptEdges: [GraphEdge]
  /// Every node that occurs above, as it is or was, sorted.
  package let nodes: [GraphNode]
  package let newCycles: [Cycle]
  package let brokenCycles: [Cycle]
  package let countsBefore: StateCounts
  package let countsAfter: StateCounts

  package init(from before: DependencyGraph, to after: DependencyGraph) {
    let oldNodes = before.nodesByID
    let newNodes = after.nodesByID
    addedNodes = after.nodes.filter { oldNodes[$0.id] == nil }
    removedNodes = before.nodes.filter { newNodes[$0.id] == nil }
    let oldEdges = Dictionary(before.edges.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let newEdges = Dictionary(after.edges.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    addedEdges = after.edges.filter { oldEdges[$0.key] == nil }
    removedEdges = before.edges.filter { newEdges[$0.key] == nil }
    changedEdges = after.edges.compactMap { edge in
      guard let old = oldEdges[edge.key], old != edge else { return nil }
      return Change(before: old, after: edge)
    }
    var touched = Set((addedNodes + removedNodes).map(\.id))
    for edge in addedEdges + removedEdges + changedEdges.map(\.after) {
      touched.insert(edge.source)
      touched.insert(edge.target)
    }
    keptEdges = after.edges.filter { edge in
      oldEdges[edge.key] == edge && touched.contains(edge.source) && touched.contains(edge.target)
    }
    nodes = touched.compactMap { newNodes[$0] ?? oldNodes[$0] }.sorted()
    let oldCycles = Cycle.all(in: before)
    let newCycles = Cycle.all(in: after)
    let oldPaths = Set(oldCycles.map(\.path))
    let newPaths = Set(newCycles.map(\.path))
    self.newCycles = newCycles.filter { !oldPaths.contains($0.path) }
    brokenCycles = oldCycles.filter { !newPaths.contains($0.path) }
    countsBefore = before.counts
    countsAfter = after.counts
  }

  package var isEmpty: Bool {
    addedNodes.isEmpty && removedNodes.isEmpty && addedEdges.isEmpty && removedEdges.isEmpty
      && changedEdges.isEmpty
  }
}
