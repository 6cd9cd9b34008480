/// The search for the shortest cycle through nodes of a graph.
package struct ShortestCycle {
  /// How many edges one component may cost.
  ///
  /// Only components of thousands of nodes reach it; the cycle is then the shortest of those that
  /// begin at the first nodes.
  private static let budget = 5_000_000

  private let graph: DirectedGraph
  private let componentOfNode: [Int]
  private var parent: [Int]
  private var visitedFrom: [Int]
  private var visits = 0

  package init(_ graph: DirectedGraph, _ components: StrongComponents) {
    self.graph = graph
    componentOfNode = components.componentOfNode
    parent = Array(repeating: -1, count: graph.nodeCount)
    visitedFrom = parent
  }

  /// The shortest cycle of a component, from its smallest node; the first of equals.
  package mutating func find(in members: [Int]) -> [Int] {
    visits = 0
    var best: [Int] = []
    for start in members {
      if let found = cycle(through: start, shorterThan: best.isEmpty ? .max : best.count) {
        best = found
      }
      if best.count == 1 || visits > Self.budget { break }
    }
    guard let smallest = best.min(), let index = best.firstIndex(of: smallest) else { return best }
    return Array(best[index...] + best[..<index])
  }

  /// The nodes on the shortest way from a node back to it; nil when there is none.
  ///
  /// Of several, it is the one through the lowest numbers.
  package mutating func cycle(through start: Int, shorterThan limit: Int = .max) -> [Int]? {
    var level = [start]
    var length = 1
    visitedFrom[start] = start
    while !level.isEmpty, length < limit {
      var following: [Int] = []
      for node in level {
        for target in graph[node] where componentOfNode[target] == componentOfNode[start] {
          visits += 1
          if target == start { return path(from: start, to: node) }
          if visitedFrom[target] == start { continue }
          visitedFrom[target] = start
          parent[target] = node
          following.append(target)
        }
      }
      level = following
      length += 1
    }
    return nil
  }

  private func path(from start: Int, to end: Int) -> [Int] {
    var result = [end]
    while let node = result.last, node != start { result.append(parent[node]) }
    return result.reversed()
  }
}
