internal import DepGraph
internal import DepModel

/// The graph as the JSON and the page hold it; described in Documentation/GraphOutput.md.
struct GraphDocument: Encodable {
  struct Node: Encodable {
    var id: String
    var name: String
    var module: String
    var kind: String
    var file: String?
    var line: Int?
    var counts: Counts
  }

  struct Edge: Encodable {
    var source: String
    var target: String
    var relation: String
    var state: String?
    var through: String?
    var count: Int
    var counts: Counts?
  }

  struct Loop: Encodable {
    var name: String
    var path: [String]
    var members: [String]
  }

  struct Counts: Encodable {
    var hidden: Int
    var defaulted: Int
    var transitional: Int
    var injected: Int

    init(_ counts: StateCounts) {
      hidden = counts.hidden
      defaulted = counts.defaulted
      transitional = counts.transitional
      injected = counts.injected
    }
  }

  let schema = "depstructs-graph"
  let version = 1
  let totals: Counts
  let focus: [String]
  let nodes: [Node]
  let edges: [Edge]
  let cycles: [Loop]

  init(_ picture: GraphPicture) {
    let counts = picture.graph.countsBySource
    totals = Counts(picture.graph.counts)
    focus = picture.focus
    nodes = picture.graph.nodes.map { Self.node($0, counts[$0.id]) }
    edges = picture.graph.edges.map(Self.edge)
    cycles = picture.cycles.map(Self.loop)
  }

  static func node(_ node: GraphNode, _ counts: StateCounts?) -> Node {
    Node(
      id: node.id, name: node.name, module: node.module, kind: node.kind.rawValue,
      file: node.path, line: node.line, counts: Counts(counts ?? StateCounts()))
  }

  static func edge(_ edge: GraphEdge) -> Edge {
    Edge(
      source: edge.source, target: edge.target, relation: edge.relation.rawValue,
      state: edge.state?.rawValue, through: edge.through, count: edge.count,
      counts: edge.relation == .depends ? Counts(edge.counts) : nil)
  }

  static func loop(_ cycle: Cycle) -> Loop {
    Loop(name: cycle.name, path: cycle.path, members: cycle.members)
  }
}
