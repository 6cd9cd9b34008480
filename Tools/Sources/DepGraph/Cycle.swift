internal import DepModel

/// Types that need each other.
package struct Cycle: Hashable, Comparable, Sendable {
  /// How it is shown: `Feed → Cache.shared → Feed`.
  package var name: String
  /// The ids along the shortest way round; the last one leads to the first.
  package var path: [String]
  /// The ids of everything that is in a cycle with these, sorted.
  package var members: [String]

  /// The ends of the edges along the way.
  package var steps: [(source: String, target: String)] {
    path.indices.map { (path[$0], path[($0 + 1) % path.count]) }
  }

  package static func < (left: Self, right: Self) -> Bool {
    if left.name != right.name { return left.name < right.name }
    return left.path.lexicographicallyPrecedes(right.path)
  }
}

extension Cycle {
  /// The cycles of a graph, one for each set of nodes that all lead to each other, sorted.
  package static func all(in graph: DependencyGraph) -> [Cycle] {
    let needs = DirectedGraph(needsOf: graph)
    let components = StrongComponents(needs)
    var search = ShortestCycle(needs, components)
    return components.cyclic(in: needs).map { members in
      let path = search.find(in: members).map { graph.nodes[$0] }
      return Cycle(
        name: name(of: path), path: path.map(\.id), members: members.map { graph.nodes[$0].id })
    }.sorted()
  }

  private static func name(of path: [GraphNode]) -> String {
    // `Cache.shared` says enough about `Cache`, which follows it as the type of its value.
    var shown = path.indices.filter { index in
      let before = path[(index + path.count - 1) % path.count]
      return path.count == 1 || !before.name.hasPrefix(path[index].name + ".")
        || before.module != path[index].module
    }.map { path[$0] }
    if let first = shown.indices.min(by: { shown[$0] < shown[$1] }) {
      shown = Array(shown[first...] + shown[..<first])
    }
    let isClear = Set(shown.map(\.name)).count == shown.count
    let names = shown.map { isClear ? $0.name : $0.id }
    return (names + names.prefix(1)).joined(separator: " → ")
  }
}

extension DirectedGraph {
  /// The edges along which a cycle is one: dependencies, fetches from containers, the values
  /// of singletons, and the conformance to a protocol that only one type conforms to.
  fileprivate init(needsOf graph: DependencyGraph) {
    var conforming: [String: Int] = [:]
    for edge in graph.edges where edge.relation == .conforms {
      conforming[edge.source, default: 0] += 1
    }
    let positions = Dictionary(
      graph.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var edges: [(from: Int, to: Int)] = []
    for edge in graph.edges {
      switch edge.relation {
      case .depends, .fetches, .holds: break
      case .conforms where conforming[edge.source] == 1: break
      case .conforms, .constructs, .exempt: continue
      }
      guard let source = positions[edge.source], let target = positions[edge.target] else {
        continue
      }
      edges.append((source, target))
    }
    self.init(nodeCount: graph.nodes.count, edges: edges)
  }
}
