/// Nodes numbered from 0, and the nodes that each leads to.
package struct DirectedGraph: Sendable {
  /// Where the targets of each node begin, and where those of the last one end.
  private let starts: [Int]
  private let targets: [Int]

  /// A graph of the edges, without doubles, whose targets are sorted.
  package init(nodeCount: Int, edges: [(from: Int, to: Int)]) {
    // Sorted by target first, the edges stay so within each source.
    let byTarget = Self.sorted(edges, nodeCount: nodeCount, by: { $0.to })
    let sorted = Self.sorted(byTarget, nodeCount: nodeCount, by: { $0.from })
    var starts = [Int](repeating: 0, count: nodeCount + 1)
    var targets: [Int] = []
    targets.reserveCapacity(sorted.count)
    var previous: (from: Int, to: Int) = (-1, -1)
    for edge in sorted where edge != previous {
      targets.append(edge.to)
      starts[edge.from + 1] = targets.count
      previous = edge
    }
    for node in 0..<nodeCount { starts[node + 1] = max(starts[node + 1], starts[node]) }
    self.starts = starts
    self.targets = targets
  }

  package var nodeCount: Int { starts.count - 1 }

  /// The nodes that a node leads to, sorted.
  package subscript(node: Int) -> ArraySlice<Int> { targets[starts[node]..<starts[node + 1]] }

  /// The edges in order of one of their ends; those that have it in common keep their order.
  private static func sorted(
    _ edges: [(from: Int, to: Int)], nodeCount: Int, by end: ((from: Int, to: Int)) -> Int
  ) -> [(from: Int, to: Int)] {
    var next = [Int](repeating: 0, count: nodeCount + 1)
    for edge in edges { next[end(edge) + 1] += 1 }
    for node in 0..<nodeCount { next[node + 1] += next[node] }
    var sorted = edges
    for edge in edges {
      let node = end(edge)
      sorted[next[node]] = edge
      next[node] += 1
    }
    return sorted
  }
}
