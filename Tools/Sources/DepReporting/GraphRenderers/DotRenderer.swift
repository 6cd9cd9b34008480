package import DepGraph
internal import DepModel

/// Draws a graph in the language of Graphviz.
package struct DotRenderer: Sendable {
  package init() {}

  /// The text, with a line break at its end.
  package func render(_ picture: GraphPicture) -> String {
    DotDrawing(picture).lines.joined(separator: "\n") + "\n"
  }
}

/// The lines of a drawing.
private struct DotDrawing {
  private let picture: GraphPicture
  private let graph: DependencyGraph
  private let counts: [String: StateCounts]
  private let inCycle: Set<String>

  init(_ picture: GraphPicture) {
    self.picture = picture
    graph = picture.graph
    counts = picture.graph.countsBySource
    inCycle = picture.cycleNodes
  }

  var lines: [String] {
    header + nodeLines + edgeLines + ["}"]
  }

  private var header: [String] {
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    return [
      "digraph depstructs {",
      "  graph [\(layout), bgcolor=\"white\", pad=0.3, \(font), fontsize=13, labelloc=b, "
        + "label=\(legend)]",
      "  node [shape=box, style=\"filled,rounded\", \(font), fontsize=12, height=0.35, "
        + "margin=\"0.14,0.06\", penwidth=1.2]",
      "  edge [\(font), fontsize=10, arrowsize=0.7]",
    ]
  }

  /// Layers from left to right; above what those can show, springs, which keep names readable.
  ///
  /// Curved lines look better, but Graphviz can spend minutes on them.
  private var layout: String {
    graph.nodes.count <= 150
      ? "rankdir=LR, nodesep=0.18, ranksep=0.9"
      : "layout=sfdp, overlap=prism, sep=\"+6\", splines=line, K=1, outputorder=edgesfirst"
  }

  private var legend: String {
    let states = Dependency.State.allCases.map { state in
      "<font color=\"\(GraphPalette.line(state))\">&#9632; \(state.rawValue)</font>"
    }
    let cycle = "<font color=\"\(GraphPalette.cycle)\">&#9632; cycle</font>"
    var rows = [(states + [cycle]).joined(separator: "&#160;&#160;&#160;")]
    for cycle in picture.cycles.prefix(10) {
      rows.append("<font color=\"\(GraphPalette.cycle)\">\(DotText.markup(cycle.name))</font>")
    }
    if picture.cycles.count > 10 { rows.append("and \(picture.cycles.count - 10) more cycles") }
    return "<\(rows.joined(separator: "<br/>"))>"
  }

  private var nodeLines: [String] {
    let modules = Set(graph.nodes.map(\.module)).sorted()
    return modules.enumerated().flatMap { number, module -> [String] in
      let nodes = graph.nodes.filter { $0.module == module }
      if module.isEmpty { return nodes.map { "  " + line($0) } }
      return [
        "  subgraph cluster_\(number) {",
        "    graph [label=\(DotText.quoted(module)), labelloc=t, labeljust=l, style=\"rounded\", "
          + "color=\"#d1d9e0\", bgcolor=\"#fbfcfd\", fontcolor=\"#59636e\", margin=14]",
      ] + nodes.map { "    " + line($0) } + ["  }"]
    }
  }

  private func line(_ node: GraphNode) -> String {
    let look = GraphPalette.look(counts[node.id]?.worst)
    let isInCycle = inCycle.contains(node.id)
    var attributes = [
      "label=\(DotText.quoted(node.name))",
      "tooltip=\(DotText.quoted(tooltip(node)))",
      "fillcolor=\"\(look.fill)\"",
      "color=\"\(isInCycle ? GraphPalette.cycle : look.line)\"",
    ]
    if isInCycle { attributes.append("penwidth=2.6") }
    attributes += shape(node.kind)
    if picture.focus.contains(node.id) { attributes.append("peripheries=2") }
    return "\(DotText.quoted(node.id)) [\(attributes.joined(separator: ", "))]"
  }

  private func shape(_ kind: GraphNode.Kind) -> [String] {
    switch kind {
    case .type, .external: []
    case .protocol: ["style=\"filled,rounded,dashed\""]
    case .locator: ["shape=parallelogram", "style=filled"]
    case .singleton, .globalVariable: ["style=\"filled,bold\"", "shape=box"]
    case .systemSingleton: ["shape=component", "style=filled"]
    case .ambientValue, .closure, .value: ["shape=cds", "style=filled"]
    case .file: ["shape=note", "style=filled"]
    case .module: ["shape=folder", "style=filled"]
    }
  }

  private func tooltip(_ node: GraphNode) -> String {
    var lines = ["\(node.id) (\(GraphWords.kind(node.kind)))"]
    if let path = node.path { lines.append(node.line.map { "\(path):\($0)" } ?? path) }
    if let counts = counts[node.id] { lines.append("depends on: \(GraphWords.counts(counts))") }
    return lines.joined(separator: "\n")
  }

  private var edgeLines: [String] {
    let cyclic = picture.cycleEdges
    let names = graph.nodesByID
    return graph.edges.map { edge in
      let isInCycle = cyclic.contains(edge.key)
      let words = GraphWords.relation(edge)
      let ends = [edge.source, edge.target].map { names[$0]?.name ?? $0 }
      var attributes = [
        "color=\"\(isInCycle ? GraphPalette.cycle : GraphPalette.line(edge))\"",
        "tooltip=\(DotText.quoted("\(ends[0]) → \(ends[1]): \(words)"))",
      ]
      if isInCycle {
        attributes.append("penwidth=2.6")
      } else if edge.state == .hidden {
        attributes.append("penwidth=1.5")
      }
      if edge.relation == .depends, edge.count > 1 {
        attributes.append("label=\"\(edge.count)\"")
        attributes.append("fontcolor=\"\(GraphPalette.line(edge))\"")
      }
      if let container = edge.through { attributes.append("label=\(DotText.quoted(container))") }
      attributes += style(edge.relation)
      let source = DotText.quoted(edge.source)
      return "  \(source) -> \(DotText.quoted(edge.target)) [\(attributes.joined(separator: ", "))]"
    }
  }

  private func style(_ relation: GraphEdge.Relation) -> [String] {
    switch relation {
    case .depends: []
    case .fetches: ["style=dashed", "arrowhead=vee"]
    case .constructs: ["style=dotted", "arrowhead=vee"]
    case .holds: ["arrowhead=none"]
    case .conforms: ["style=dashed", "arrowhead=empty"]
    case .exempt: ["style=dotted", "arrowhead=odot"]
    }
  }
}
