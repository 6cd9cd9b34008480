import DepFacts

/// Which effects each node reaches, and the shortest way to each.
struct EffectTable: Sendable {
  private struct Ways: Sendable {
    var effect: Effect
    /// For each node, the next one on the way; itself where the effect begins, -1 for none.
    var next: [Int32]
    /// What is reached where the effect begins.
    var names: [Int: String] = [:]
  }

  private var ways: [Ways] = []

  /// Knows nothing.
  init() {}

  init(_ flow: EffectFlow, nodeCount: Int) {
    let backwards = DirectedGraph(
      nodeCount: nodeCount, edges: flow.edges.map { (from: $0.to, to: $0.from) })
    let origins = Dictionary(grouping: flow.origins, by: \.effect)
    ways = Effect.all.compactMap { effect in
      guard let origins = origins[effect] else { return nil }
      var ways = Ways(effect: effect, next: [Int32](repeating: -1, count: nodeCount))
      var open: [Int] = []
      for origin in origins where ways.next[origin.node] < 0 {
        ways.next[origin.node] = Int32(origin.node)
        ways.names[origin.node] = origin.name
        open.append(origin.node)
      }
      open.sort()
      var index = 0
      while index < open.count {
        let node = open[index]
        index += 1
        // A singleton has a higher number than a protocol, and says more on the way.
        for caller in backwards[node].reversed() where ways.next[caller] < 0 {
          ways.next[caller] = Int32(node)
          open.append(caller)
        }
      }
      return ways
    }
  }

  /// What a node reaches, in the order in which it is shown.
  func effects(of node: Int) -> [Effect] {
    ways.filter { $0.next[node] >= 0 }.map(\.effect)
  }

  func reachesNothing(_ node: Int) -> Bool { ways.allSatisfy { $0.next[node] < 0 } }

  /// Whether a node reaches no other effect than this one.
  func reaches(only effect: Effect, _ node: Int) -> Bool {
    ways.allSatisfy { $0.effect == effect || $0.next[node] < 0 }
  }

  /// The nodes from one to where an effect begins, and what is reached there.
  func way(from node: Int, to effect: Effect) -> (nodes: [Int], name: String)? {
    guard let ways = ways.first(where: { $0.effect == effect }), ways.next[node] >= 0 else {
      return nil
    }
    var nodes = [node]
    var last = node
    while Int(ways.next[last]) != last {
      last = Int(ways.next[last])
      nodes.append(last)
    }
    return (nodes, ways.names[last] ?? "")
  }
}
