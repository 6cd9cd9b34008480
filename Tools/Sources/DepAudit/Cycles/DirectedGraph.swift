/// Nodes numbered from 0, and the nodes that each leads to.
struct DirectedGraph: Sendable {
  /// Where the targets of each node begin, and where those of the last one end.
  private var starts: [Int]
  private var targets: [Int]

  /// A graph of the edges, without doubles, whose targets are sorted.
  init(nodeCount: Int, edges: [(from: Int, to: Int)]) {
    var starts = [Int](repeating: 0, count: nodeCount + 1)
    for edge in edges { starts[edge.from + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    var targets = [Int](repeating: 0, count: edges.count)
    for edge in edges {
      targets[next[edge.from]] = edge.to
      next[edge.from] += 1
    }
    self.starts = [0]
    self.starts.reserveCapacity(nodeCount + 1)
    self.targets = []
    self.targets.reserveCapacity(targets.count)
    for node in 0..<nodeCount {
      var previous = -1
      for target in targets[starts[node]..<starts[node + 1]].sorted() where target != previous {
        self.targets.append(target)
        previous = target
      }
      self.starts.append(self.targets.count)
    }
  }

  var nodeCount: Int { starts.count - 1 }

  /// The nodes that a node leads to, sorted.
  subscript(node: Int) -> ArraySlice<Int> { targets[starts[node]..<starts[node + 1]] }
}
