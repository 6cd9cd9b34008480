internal import DepGraph
internal import DepModel

/// The lines of a flowchart that shows what changed and what is around it.
struct MermaidDiffFlowchart {
  private enum Status: CaseIterable {
    case added, removed, changed, kept

    var color: String {
      switch self {
      case .added: GraphPalette.added
      case .removed: GraphPalette.removed
      case .changed: GraphPalette.changed
      case .kept: GraphPalette.other
      }
    }
  }

  private let difference: GraphDiff
  private let identifiers: [String: String]
  private let links: [(edge: GraphEdge, status: Status, label: String)]

  init(_ difference: GraphDiff) {
    self.difference = difference
    identifiers = MermaidText.identifiers(difference.nodes.map(\.id), prefix: "n_")
    var links: [(edge: GraphEdge, status: Status, label: String)] = []
    for edge in difference.addedEdges { links.append((edge, .added, edge.state?.rawValue ?? "")) }
    for edge in difference.removedEdges {
      links.append((edge, .removed, edge.state?.rawValue ?? ""))
    }
    for change in difference.changedEdges {
      links.append((change.after, .changed, Self.label(of: change)))
    }
    for edge in difference.keptEdges { links.append((edge, .kept, "")) }
    self.links = links.sorted { $0.edge < $1.edge }
  }

  var lines: [String] {
    ["flowchart LR"] + nodeLines + linkLines + styles
  }

  private static func label(of change: GraphDiff.Change) -> String {
    let before = GraphWords.counts(change.before.counts)
    let after = GraphWords.counts(change.after.counts)
    return before.isEmpty ? "" : "\(before) → \(after)"
  }

  private var nodeLines: [String] {
    let modules = Set(difference.nodes.map(\.module)).sorted()
    let names = MermaidText.identifiers(modules, prefix: "module_")
    return modules.flatMap { module -> [String] in
      let nodes = difference.nodes.filter { $0.module == module }.map { node in
        "\(identifiers[node.id] ?? "")[\(MermaidText.quoted(node.name))]"
      }
      guard !module.isEmpty, let name = names[module] else { return nodes.map { "  " + $0 } }
      return ["  subgraph \(name)[\(MermaidText.quoted(module))]"] + nodes.map { "    " + $0 }
        + ["  end"]
    }
  }

  private var linkLines: [String] {
    links.map { link in
      let arrow =
        switch link.status {
        case .added: "==>"
        case .removed: "-.->"
        case .changed, .kept: link.edge.relation == .conforms ? "-.->" : "-->"
        }
      let label = link.label.isEmpty ? "" : "|\(MermaidText.quoted(link.label))|"
      let source = identifiers[link.edge.source] ?? ""
      return "  \(source) \(arrow)\(label) \(identifiers[link.edge.target] ?? "")"
    }
  }

  private var styles: [String] {
    var result: [String] = []
    let look = GraphPalette.look(nil)
    result += classLines(
      "kept", "fill:\(look.fill),stroke:\(look.line),color:\(look.text)",
      difference.nodes.filter { !isNew($0) && !isGone($0) })
    result += classLines(
      "added", "fill:#dafbe1,stroke:\(GraphPalette.added),color:\(look.text)",
      difference.nodes.filter(isNew))
    result += classLines(
      "removed",
      "fill:#ffebe9,stroke:\(GraphPalette.removed),color:\(look.text),stroke-dasharray:5 3",
      difference.nodes.filter(isGone))
    for status in Status.allCases {
      let numbers = links.indices.filter { links[$0].status == status }.map(String.init)
      if numbers.isEmpty { continue }
      let dash = status == .removed ? ",stroke-dasharray:5 3" : ""
      result.append("  linkStyle \(numbers.joined(separator: ",")) stroke:\(status.color)\(dash)")
    }
    return result
  }

  private func isNew(_ node: GraphNode) -> Bool {
    difference.addedNodes.contains { $0.id == node.id }
  }

  private func isGone(_ node: GraphNode) -> Bool {
    difference.removedNodes.contains { $0.id == node.id }
  }

  private func classLines(_ name: String, _ look: String, _ nodes: [GraphNode]) -> [String] {
    if nodes.isEmpty { return [] }
    let list = nodes.compactMap { identifiers[$0.id] }.joined(separator: ",")
    return ["  classDef \(name) \(look)", "  class \(list) \(name)"]
  }
}
