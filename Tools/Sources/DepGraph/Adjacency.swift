/// The edges of a graph by position, for walks.
struct Adjacency {
  /// The positions that each position leads to, in order.
  private(set) var successors: [[Int]]

  init(nodeCount: Int, edges: [(source: Int, target: Int)]) {
    successors = Array(repeating: [], count: nodeCount)
    for edge in edges { successors[edge.source].append(edge.target) }
    for index in successors.indices { successors[index].sort() }
  }

  /// The edges along which a cycle is one: dependencies, the values of singletons, and the
  /// conformance to a protocol that only one type conforms to.
  init(cyclic graph: DependencyGraph) {
    var conforming: [String: Int] = [:]
    for edge in graph.edges where edge.relation == .conforms {
      conforming[edge.source, default: 0] += 1
    }
    let positions = Dictionary(
      graph.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var edges: [(source: Int, target: Int)] = []
    for edge in graph.edges {
      switch edge.relation {
      case .depends, .holds: break
      case .conforms where conforming[edge.source] == 1: break
      case .conforms, .constructs, .setAside: continue
      }
      guard let source = positions[edge.source], let target = positions[edge.target] else {
        continue
      }
      edges.append((source, target))
    }
    self.init(nodeCount: graph.nodes.count, edges: edges)
  }
}
