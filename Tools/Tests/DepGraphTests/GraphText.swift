@testable import DepGraph
import DepModel

extension DependencyGraph {
  /// One line for each edge, as the tests write them.
  var text: [String] {
    edges.map { edge in
      switch edge.relation {
      case .depends:
        let states = Dependency.State.allCases.filter { edge.counts[$0] > 0 }
        let counts = states.map { "\(edge.counts[$0]) \($0.rawValue)" }.joined(separator: ", ")
        return "\(edge.source) -> \(edge.target): \(counts)"
      case .fetches: return "\(edge.source) <- \(edge.target): \(edge.through ?? "")"
      case .constructs: return "\(edge.source) +> \(edge.target)"
      case .holds: return "\(edge.source) == \(edge.target)"
      case .conforms: return "\(edge.source) ~> \(edge.target)"
      case .exempt: return "\(edge.source) ..> \(edge.target)"
      }
    }
  }

  /// A graph of types of one module, from pairs such as `A>B`; `A=B` is a singleton's value and
  /// `A~B` a conformance.
  init(_ links: String..., state: Dependency.State = .hidden) {
    var nodes: [GraphNode] = []
    var edges: [GraphEdge] = []
    for link in links {
      guard let sign = link.firstIndex(where: { ">=~+".contains($0) }) else { continue }
      let source = String(link[..<sign])
      let target = String(link[link.index(after: sign)...])
      for name in [source, target] {
        let kind: GraphNode.Kind = name.contains(".") ? .singleton : .type
        nodes.append(GraphNode(id: "App.\(name)", name: name, module: "App", kind: kind))
      }
      let ends = ("App.\(source)", "App.\(target)")
      switch link[sign] {
      case "=": edges.append(GraphEdge(from: ends.0, to: ends.1, relation: .holds))
      case "~": edges.append(GraphEdge(from: ends.0, to: ends.1, relation: .conforms))
      case "+": edges.append(GraphEdge(from: ends.0, to: ends.1, relation: .constructs))
      default:
        var counts = StateCounts()
        counts[state] = 1
        edges.append(GraphEdge(from: ends.0, to: ends.1, counts: counts))
      }
    }
    self.init(nodes: nodes, edges: edges)
  }
}
