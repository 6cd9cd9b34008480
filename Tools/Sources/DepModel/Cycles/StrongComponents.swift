/// The largest groups of nodes that all lead to each other.
///
/// Found without recursion, so that a long chain needs no deep stack.
package struct StrongComponents: Sendable {
  /// The component of each node.
  package private(set) var componentOfNode: [Int]
  /// The nodes of each component, sorted; a component comes after those that it leads to.
  package private(set) var members: [[Int]] = []

  package init(_ graph: DirectedGraph) {
    componentOfNode = [Int](repeating: -1, count: graph.nodeCount)
    var search = Search(nodeCount: graph.nodeCount)
    for node in 0..<graph.nodeCount where search.order[node] < 0 {
      visit(node, of: graph, &search)
    }
  }

  /// The components that hold a cycle, in order of their first node.
  package func cyclic(in graph: DirectedGraph) -> [[Int]] {
    members.filter { $0.count > 1 || graph[$0[0]].contains($0[0]) }.sorted { $0[0] < $1[0] }
  }

  private struct Search {
    /// When each node was found; -1 for never.
    var order: [Int]
    /// The earliest node that each one leads back to.
    var lowest: [Int]
    var stack: [Int] = []
    var calls: [(node: Int, next: Int)] = []
    var count = 0

    init(nodeCount: Int) {
      order = [Int](repeating: -1, count: nodeCount)
      lowest = order
    }

    mutating func enter(_ node: Int, of graph: DirectedGraph) {
      order[node] = count
      lowest[node] = count
      count += 1
      stack.append(node)
      calls.append((node, graph[node].startIndex))
    }
  }

  private mutating func visit(_ root: Int, of graph: DirectedGraph, _ search: inout Search) {
    search.enter(root, of: graph)
    while let call = search.calls.last {
      let targets = graph[call.node]
      guard call.next < targets.endIndex else {
        leave(call.node, &search)
        continue
      }
      search.calls[search.calls.count - 1].next += 1
      let target = targets[call.next]
      if search.order[target] < 0 {
        search.enter(target, of: graph)
      } else if componentOfNode[target] < 0 {
        search.lowest[call.node] = min(search.lowest[call.node], search.order[target])
      }
    }
  }

  private mutating func leave(_ node: Int, _ search: inout Search) {
    search.calls.removeLast()
    if let caller = search.calls.last?.node {
      search.lowest[caller] = min(search.lowest[caller], search.lowest[node])
    }
    guard search.lowest[node] == search.order[node] else { return }
    var members: [Int] = []
    while let member = search.stack.popLast() {
      componentOfNode[member] = self.members.count
      members.append(member)
      if member == node { break }
    }
    self.members.append(members.sorted())
  }
}
