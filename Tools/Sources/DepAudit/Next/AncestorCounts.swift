/// How many other nodes lead to each node, directly or through others.
///
/// Sets of nodes are carried along the edges as bits, some hundred sources at a time: exact, and
/// without a set of its own for each node.
struct AncestorCounts {
  /// The count of each node, itself left out.
  let counts: [Int]

  private typealias Bits = SIMD8<UInt64>
  private static let width = 512

  init(_ graph: DirectedGraph) {
    let components = StrongComponents(graph)
    let edges = Self.edges(between: components, of: graph)
    // Components come after those that they lead to: from the last to the first is downstream.
    var totals = [Int](repeating: 0, count: components.members.count)
    var numbers = [Int](repeating: 0, count: graph.nodeCount)
    var number = 0
    for component in components.members.indices.reversed() {
      for node in components.members[component] {
        numbers[node] = number
        number += 1
      }
    }
    var start = 0
    while start < graph.nodeCount {
      Self.carry(start..<(start + Self.width), components, edges, numbers, &totals)
      start += Self.width
    }
    counts = (0..<graph.nodeCount).map { totals[components.componentOfNode[$0]] - 1 }
  }

  private static func edges(
    between components: StrongComponents, of graph: DirectedGraph
  ) -> DirectedGraph {
    var edges: [(from: Int, to: Int)] = []
    for node in 0..<graph.nodeCount {
      let from = components.componentOfNode[node]
      for target in graph[node] where components.componentOfNode[target] != from {
        edges.append((from, components.componentOfNode[target]))
      }
    }
    return DirectedGraph(nodeCount: components.members.count, edges: edges)
  }

  /// Adds, for each component, how many of the sources with these numbers are in it or lead to it.
  private static func carry(
    _ sources: Range<Int>, _ components: StrongComponents, _ edges: DirectedGraph,
    _ numbers: [Int], _ totals: inout [Int]
  ) {
    var bits = [Bits](repeating: .zero, count: components.members.count)
    for component in components.members.indices.reversed() {
      for node in components.members[component] where sources.contains(numbers[node]) {
        let bit = numbers[node] - sources.lowerBound
        bits[component][bit / 64] |= 1 << UInt64(bit % 64)
      }
      let carried = bits[component]
      guard carried != .zero else { continue }
      for index in 0..<Bits.scalarCount { totals[component] += carried[index].nonzeroBitCount }
      for target in edges[component] { bits[target] |= carried }
    }
  }
}
