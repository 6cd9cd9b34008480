import DepModel

/// Ranks the types of a model that hide something.
struct NextRanking {
  private let model: ProjectModel
  /// How many hidden places each type has.
  private let hidden: [Int]

  init(_ model: ProjectModel) {
    self.model = model
    var hidden = [Int](repeating: 0, count: model.types.count)
    for dependency in model.dependencies
    where dependency.state == .hidden && !model.isTest(dependency) {
      if let owner = dependency.owner { hidden[owner] += 1 }
    }
    self.hidden = hidden
  }

  /// All ranks, the type to convert first at the front.
  var ranks: [NextRank] {
    let candidates = model.types.indices.filter { isCandidate($0) }
    guard !candidates.isEmpty else { return [] }
    let graph = reach
    let waiting = AncestorCounts(graph).counts
    return candidates.map { rank(of: $0, in: graph, waiting: waiting[$0]) }.sorted { left, right in
      NextRank.precedes(left, right) ?? model.precedes(left.type, right.type)
    }
  }

  private func isCandidate(_ type: Int) -> Bool {
    hidden[type] > 0 && !model.types[type].isTest && model.types[type].exemption == nil
  }

  private func rank(of type: Int, in graph: DirectedGraph, waiting: Int) -> NextRank {
    NextRank(
      type: type, hidingReached: graph[type].count { hidden[$0] > 0 },
      unlocked: waiting, places: hidden[type], initializers: model.types[type].initializerCount)
  }

  /// Which types of the project each type reaches or makes; tests are no part of it.
  private var reach: DirectedGraph {
    var edges: [(from: Int, to: Int)] = []
    for dependency in model.dependencies where !model.isTest(dependency) {
      guard let owner = dependency.owner, let target = type(of: dependency.target) else { continue }
      if owner != target { edges.append((owner, target)) }
    }
    for construction in model.constructions where !model.isTest(construction) {
      guard let owner = construction.owner, owner != construction.made else { continue }
      edges.append((owner, construction.made))
    }
    return DirectedGraph(nodeCount: model.types.count, edges: edges)
  }

  private func type(of target: Dependency.Target) -> Int? {
    guard let singleton = target.singleton else { return target.type }
    return model.singletons[singleton].builtTypeID ?? model.singletons[singleton].valueTypeID
      ?? target.type
  }
}
