package import DepFacts

/// What the types, singletons and statics of a project reach outside of themselves.
package struct ProjectEffects: Sendable {
  private let table: EffectTable
  private let nodes: EffectNodes?
  private let flow: EffectFlow

  /// Knows of no effect.
  package init() {
    table = EffectTable()
    nodes = nil
    flow = EffectFlow()
  }

  init(_ table: EffectTable, _ nodes: EffectNodes, _ flow: EffectFlow) {
    self.table = table
    self.nodes = nodes
    self.flow = flow
  }

  /// What leads to what: the number of a type is that of the node for its instances.
  package var graph: DirectedGraph {
    DirectedGraph(nodeCount: nodes?.count ?? 0, edges: flow.edges)
  }

  /// The places from which the edges of ``graph`` come, as far as they stand in code.
  package var steps: [CodeStep] { flow.steps }

  /// The node of a static member of a type; nil where it has none of that name.
  package func node(ofStatic name: String, in type: Int) -> Int? {
    nodes?.node(ofStatic: name, in: type)
  }

  /// The members of which code reaches an effect other than a log, by file: the indices into
  /// ``FileFacts/members``.
  package var actingMembers: [Int: Set<Int>] {
    var acting: [Int: Set<Int>] = [:]
    for origin in flow.origins where origin.effect != .log {
      if let place = origin.place { acting[place.file, default: []].insert(place.member) }
    }
    for step in flow.steps where step.member >= 0 {
      let node = Int(step.to)
      guard !table.reachesNothing(node), !table.reaches(only: .log, node) else { continue }
      acting[Int(step.file), default: []].insert(Int(step.member))
    }
    return acting
  }

  /// The member around a place; nil between members.
  package func member(of step: CodeStep) -> MemberFact? {
    step.member >= 0 ? nodes?.member(Int(step.member), of: Int(step.file)) : nil
  }

  /// The static or global that a node stands for, with its file; nil for a type.
  package func member(ofNode node: Int) -> (fact: MemberFact, file: Int)? {
    nodes?.member(ofNode: node)
  }

  /// What a dependency reaches, in the order in which it is shown.
  package func effects(of reach: EffectReach) -> [Effect] {
    switch reach {
    case .outside(let effect): effect == .nothing ? [] : [effect]
    case .node(let node): nodes == nil ? [] : table.effects(of: node)
    }
  }

  /// The shortest ways of a dependency to what it reaches, one for each effect, the nearest first,
  /// without its own name.
  package func ways(of reach: EffectReach) -> [EffectWay] {
    switch reach {
    case .outside(let effect):
      effect == .nothing ? [] : [EffectWay(effect: effect, names: [])]
    case .node(let node):
      effects(of: reach).compactMap { way(from: node, to: $0) }.sorted(by: Self.precedes)
    }
  }

  /// The shortest ways of a type to what it reaches, one for each effect, the nearest first.
  package func ways(ofType type: Int) -> [EffectWay] {
    guard let nodes else { return [] }
    return ways(of: .node(nodes.instances(of: type)))
  }

  /// The nearest effect says most, and one that is not known least.
  private static func precedes(_ left: EffectWay, _ right: EffectWay) -> Bool {
    if (left.effect == .unknown) != (right.effect == .unknown) { return right.effect == .unknown }
    return (left.names.count, left.effect) < (right.names.count, right.effect)
  }

  private func way(from node: Int, to effect: Effect) -> EffectWay? {
    guard let nodes, let way = table.way(from: node, to: effect) else { return nil }
    var names: [String] = []
    var last = nodes.name(of: node)
    for name in way.nodes.dropFirst().map(nodes.name) + [way.name] {
      // A singleton leads to its own type, and a variable belongs to a type that was just named.
      if last != name, !last.hasPrefix(name + ".") { names.append(name) }
      last = name
    }
    return EffectWay(effect: effect, names: names)
  }
}
