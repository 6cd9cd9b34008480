/// The parts of a graph in which every node leads to every other, by Tarjan's algorithm.
///
/// It keeps its own stack: a project may have chains far longer than a thread's stack is deep.
struct StrongComponents {
  /// Each sorted, in order of their first position; single positions only where they lead to
  /// themselves.
  private(set) var cyclic: [[Int]] = []

  private var order: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var next = 0

  init(_ adjacency: Adjacency) {
    let count = adjacency.successors.count
    order = Array(repeating: -1, count: count)
    low = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
    for root in 0..<count where order[root] < 0 { walk(from: root, adjacency) }
    cyclic.sort { $0[0] < $1[0] }
  }

  private mutating func walk(from root: Int, _ adjacency: Adjacency) {
    var frames: [(node: Int, edge: Int)] = []
    enter(root, &frames)
    while let frame = frames.last {
      let successors = adjacency.successors[frame.node]
      if frame.edge < successors.count {
        frames[frames.count - 1].edge += 1
        let target = successors[frame.edge]
        if order[target] < 0 {
          enter(target, &frames)
        } else if isOpen[target] {
          low[frame.node] = min(low[frame.node], order[target])
        }
      } else {
        frames.removeLast()
        if let parent = frames.last?.node { low[parent] = min(low[parent], low[frame.node]) }
        if low[frame.node] == order[frame.node] { close(frame.node, adjacency) }
      }
    }
  }

  private mutating func enter(_ node: Int, _ frames: inout [(node: Int, edge: Int)]) {
    order[node] = next
    low[node] = next
    next += 1
    open.append(node)
    isOpen[node] = true
    frames.append((node, 0))
  }

  private mutating func close(_ root: Int, _ adjacency: Adjacency) {
    var members: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      members.append(node)
      if node == root { break }
    }
    if members.count > 1 || adjacency.successors[root].contains(root) {
      cyclic.append(members.sorted())
    }
  }
}
