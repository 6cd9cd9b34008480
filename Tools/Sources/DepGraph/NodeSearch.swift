internal import DepFacts

/// Finds the node that a person means by a name.
struct NodeSearch {
  private let graph: DependencyGraph

  init(_ graph: DependencyGraph) { self.graph = graph }

  /// The id of the one node that the name means, as an id, a name, or the end of a name.
  func find(_ name: String) throws(SliceError) -> String {
    let readings: [(GraphNode) -> Bool] = [
      { $0.id == name },
      { $0.name == name },
      { $0.name.hasSuffix(".\(name)") },
    ]
    for isMeant in readings {
      let found = graph.nodes.filter(isMeant)
      if found.count > 1 { throw .ambiguousName(name, candidates: found.map(\.id)) }
      if let only = found.first { return only.id }
    }
    let names = Array(Set(graph.nodes.map(\.name)))
    throw .noSuchName(name, nearest: NearestName.several(name, among: names, limit: 3))
  }
}
