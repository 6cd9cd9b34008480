import DepModel

extension DirectedGraph {
  /// The shortest way from a node back to it, with the node at both ends; nil when there is none.
  ///
  /// Of several, it is the one through the lowest numbers.
  func shortestCycle(through start: Int) -> [Int]? {
    var cameFrom = [Int: Int]()
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for target in self[node] {
        if target == start { return path(to: node, from: start, cameFrom) + [start] }
        guard cameFrom[target] == nil else { continue }
        cameFrom[target] = node
        queue.append(target)
      }
    }
    return nil
  }

  private func path(to end: Int, from start: Int, _ cameFrom: [Int: Int]) -> [Int] {
    var path = [end]
    var node = end
    while node != start, let previous = cameFrom[node] {
      path.append(previous)
      node = previous
    }
    return path.reversed()
  }
}
