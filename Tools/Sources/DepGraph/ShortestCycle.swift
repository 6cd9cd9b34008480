/// The search for the shortest cycle of a strong component.
struct ShortestCycle {
  /// How many edges one component may cost.
  ///
  /// Only components of thousands of nodes reach it; the cycle is then the shortest of those that
  /// begin at the first nodes.
  static let budget = 5_000_000

  private let adjacency: Adjacency
  private var component: [Int: Int] = [:]
  private var parent: [Int]
  private var visitedFrom: [Int]
  private var visits = 0

  init(_ adjacency: Adjacency) {
    self.adjacency = adjacency
    parent = Array(repeating: -1, count: adjacency.successors.count)
    visitedFrom = Array(repeating: -1, count: adjacency.successors.count)
  }

  /// The positions of the shortest cycle from its smallest position; the first of equals.
  mutating func find(in members: [Int]) -> [Int] {
    component = Dictionary(members.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
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

  private mutating func cycle(through start: Int, shorterThan limit: Int) -> [Int]? {
    var level = [start]
    var length = 1
    visitedFrom[start] = start
    while !level.isEmpty, length < limit {
      var following: [Int] = []
      for node in level {
        for target in adjacency.successors[node] where component[target] != nil {
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
