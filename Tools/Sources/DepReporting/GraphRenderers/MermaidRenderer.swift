package import DepGraph
internal import DepModel

/// Draws a graph as a Mermaid flowchart.
package struct MermaidRenderer: Sendable {
  private let limit: PictureLimit

  package init(limit: PictureLimit = .gitHub) { self.limit = limit }

  /// The text of the flowchart, with a line break at its end.
  package func render(_ picture: GraphPicture) throws(PictureTooLarge) -> String {
    let text = MermaidFlowchart(picture).lines.joined(separator: "\n") + "\n"
    try limit.check(picture.graph, text: text)
    return text
  }
}

/// The lines of a flowchart.
private struct MermaidFlowchart {
  private let picture: GraphPicture
  private let graph: DependencyGraph
  private let identifiers: [String: String]

  init(_ picture: GraphPicture) {
    self.picture = picture
    graph = picture.graph
    identifiers = MermaidText.identifiers(picture.graph.nodes.map(\.id), prefix: "n_")
  }

  var lines: [String] {
    header + nodeLines + edgeLines + classLines + linkStyles
  }

  private var header: [String] {
    let legend = "thick red: hidden; orange: defaulted; blue: transitional; green: injected"
    let cycles = picture.cycles.map { MermaidText.comment("cycle: \($0.name)") }
    let empty = graph.nodes.isEmpty ? [MermaidText.comment("nothing depends on anything")] : []
    return ["flowchart LR", MermaidText.comment(legend + "; purple: part of a cycle")] + cycles
      + empty
  }

  private var nodeLines: [String] {
    let modules = Set(graph.nodes.map(\.module)).sorted()
    let names = MermaidText.identifiers(modules, prefix: "module_")
    return modules.flatMap { module -> [String] in
      let nodes = graph.nodes.filter { $0.module == module }
      guard !module.isEmpty, let name = names[module] else { return nodes.map { "  " + shape($0) } }
      return ["  subgraph \(name)[\(MermaidText.quoted(module))]"]
        + nodes.map { "    " + shape($0) }
        + ["  end"]
    }
  }

  private func shape(_ node: GraphNode) -> String {
    let label = MermaidText.quoted(node.name)
    let drawn =
      switch node.kind {
      case .type, .external: "[\(label)]"
      case .protocol: "([\(label)])"
      case .locator: "[/\(label)/]"
      case .singleton, .globalVariable: "[[\(label)]]"
      case .systemSingleton: "{{\(label)}}"
      case .ambientValue, .closure, .value: ">\(label)]"
      case .file: "[(\(label))]"
      case .module: "[\(label)]"
      }
    return (identifiers[node.id] ?? "") + drawn
  }

  private var edgeLines: [String] {
    graph.edges.map { edge in
      let source = identifiers[edge.source] ?? ""
      let target = identifiers[edge.target] ?? ""
      return "  \(source) \(arrow(edge)) \(target)"
    }
  }

  private func arrow(_ edge: GraphEdge) -> String {
    let count = edge.count > 1 ? "|\(edge.count)|" : ""
    return switch edge.relation {
    case .depends: (edge.state == .hidden ? "==>" : "-->") + count
    case .fetches: "-.->|\(MermaidText.quoted(GraphWords.relation(edge)))|"
    case .constructs: "-.->|makes|"
    case .holds: "---"
    case .conforms: "-.->"
    case .exempt: "-.->|not counted|"
    }
  }

  private var classLines: [String] {
    let counts = graph.countsBySource
    let groups = Dictionary(grouping: graph.nodes) { counts[$0.id]?.worst }
    var result: [String] = []
    for state in Dependency.State.allCases {
      result += classLines(
        named: state.rawValue, nodes: groups[state] ?? [], look: GraphPalette.look(state))
    }
    result += classLines(named: "other", nodes: groups[nil] ?? [], look: GraphPalette.look(nil))
    let inCycle = picture.cycleNodes
    let members = graph.nodes.filter { inCycle.contains($0.id) }
    if !members.isEmpty {
      result.append("  classDef cycle stroke:\(GraphPalette.cycle),stroke-width:3px")
      result.append("  class \(list(members)) cycle")
    }
    return result
  }

  private func classLines(
    named name: String, nodes: [GraphNode], look: GraphPalette.Look
  ) -> [String] {
    if nodes.isEmpty { return [] }
    return [
      "  classDef \(name) fill:\(look.fill),stroke:\(look.line),color:\(look.text)",
      "  class \(list(nodes)) \(name)",
    ]
  }

  private func list(_ nodes: [GraphNode]) -> String {
    nodes.compactMap { identifiers[$0.id] }.joined(separator: ",")
  }

  private var linkStyles: [String] {
    let inCycle = picture.cycleEdges
    var numbers: [String: [String]] = [:]
    for (number, edge) in graph.edges.enumerated() {
      let style =
        inCycle.contains(edge.key)
        ? "stroke:\(GraphPalette.cycle),stroke-width:4px" : "stroke:\(GraphPalette.line(edge))"
      numbers[style, default: []].append(String(number))
    }
    return numbers.sorted { $0.key < $1.key }.map { style, numbers in
      "  linkStyle \(numbers.joined(separator: ",")) \(style)"
    }
  }
}
