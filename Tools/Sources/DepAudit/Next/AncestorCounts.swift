import DepModel

/// How many other nodes lead to each node, directly or through others.
///
/// Sets of nodes are carried along the edges as bits, some hundred sources at a time: exact, and
/// without a set of its own for each node.
struct AncestorCounts {
  /// The count of each node, itself left out.
  let counts: [Int]

  private typealias Bits = SIMD8<UInt64>
  private static let width = Bits.scalarCount * UInt64.bitWidth

  init(_ graph: DirectedGraph) {
    let stream = Downstream(graph)
    var totals = [Int](repeating: 0, count: stream.sizes.count)
    var bits = [Bits](repeating: .zero, count: stream.sizes.count)
    var first = 0
    var placed = 0
    // A component with more nodes than bits is taken in several turns.
    while first < stream.sizes.count {
      var filled = 0
      var component = first
      var rest = placed
      while component < stream.sizes.count, filled < Self.width {
        let taken = min(stream.sizes[component] - rest, Self.width - filled)
        bits[component] = Self.bits(from: filled, count: taken)
        filled += taken
        rest += taken
        guard rest == stream.sizes[component] else { break }
        rest = 0
        component += 1
      }
      Self.carry(&bits, from: first, along: stream.edges, adding: &totals)
      first = component
      placed = rest
    }
    counts = stream.componentOfNode.map { totals[$0] - 1 }
  }

  /// Bits in a row.
  private static func bits(from start: Int, count: Int) -> Bits {
    var bits = Bits.zero
    for bit in start..<(start + count) {
      bits[bit / UInt64.bitWidth] |= 1 << UInt64(bit % UInt64.bitWidth)
    }
    return bits
  }

  /// Carries the bits downstream, counts those that arrive, and clears them.
  private static func carry(
    _ bits: inout [Bits], from first: Int, along edges: DirectedGraph, adding totals: inout [Int]
  ) {
    for component in first..<bits.count {
      let carried = bits[component]
      guard carried != .zero else { continue }
      bits[component] = .zero
      for index in 0..<Bits.scalarCount { totals[component] += carried[index].nonzeroBitCount }
      for target in edges[component] { bits[target] |= carried }
    }
  }
}

/// The components of a graph in an order in which every edge leads forward.
private struct Downstream {
  let componentOfNode: [Int]
  /// How many nodes each component has.
  let sizes: [Int]
  let edges: DirectedGraph

  init(_ graph: DirectedGraph) {
    let components = StrongComponents(graph)
    let last = components.members.count - 1
    let componentOfNode = components.componentOfNode.map { last - $0 }
    var edges: [(from: Int, to: Int)] = []
    for node in 0..<graph.nodeCount {
      for target in graph[node] where componentOfNode[target] != componentOfNode[node] {
        edges.append((componentOfNode[node], componentOfNode[target]))
      }
    }
    self.componentOfNode = componentOfNode
    sizes = components.members.reversed().map(\.count)
    self.edges = DirectedGraph(nodeCount: sizes.count, edges: edges)
  }
}
