import DepModel
@testable import DepGraph

/// Graphs that the tests of renderers draw.
enum SampleGraph {
  /// Every kind of edge, two modules, and a cycle.
  static let small = DependencyGraph(
    nodes: [
      GraphNode(
        id: "App.Feed", name: "Feed", module: "App", kind: .type, path: "Sources/App/Feed.swift",
        line: 3),
      GraphNode(id: "App.Cache", name: "Cache", module: "App", kind: .type),
      GraphNode(id: "App.Cache.shared", name: "Cache.shared", module: "App", kind: .singleton),
      GraphNode(id: "Core.API", name: "API", module: "Core", kind: .protocol),
      GraphNode(id: "Core.Network", name: "Network", module: "Core", kind: .type),
      GraphNode(id: "system:Date()", name: "Date()", module: "", kind: .ambientValue),
    ],
    edges: [
      GraphEdge(from: "App.Feed", to: "App.Cache.shared", counts: StateCounts(hidden: 2)),
      GraphEdge(from: "App.Feed", to: "Core.API", counts: StateCounts(injected: 1)),
      GraphEdge(from: "App.Cache.shared", to: "App.Cache", relation: .holds),
      GraphEdge(from: "App.Cache", to: "App.Feed", counts: StateCounts(transitional: 1)),
      GraphEdge(from: "App.Cache", to: "Core.Network", relation: .constructs),
      GraphEdge(from: "Core.API", to: "Core.Network", relation: .conforms),
      GraphEdge(from: "Core.Network", to: "system:Date()", counts: StateCounts(defaulted: 1)),
    ])

  /// Names that mean something to one of the formats.
  static let nastyNames = [
    "end", "graph", "subgraph", "class", "click", "style", "default", "o", "x", "1st",
    "Store<Item, [String: Int]>", "say \"hi\"", "back\\slash\\N", "`tick`", "%%{init: {}}%%",
    "a|b", "a&amp;b", "#quot;", "line\nbreak", "Größe", "名前", "🧨()", "</script><script>alert(1)",
    "A-->B", "A;B", "{brace}", "(paren)", "]bracket[", "",
  ]

  /// Every nasty name as a type, a module and both ends of edges.
  static let nasty: DependencyGraph = {
    let nodes = nastyNames.map { name in
      GraphNode(id: "M.\(name)", name: name, module: name, kind: .type)
    }
    let edges = zip(nodes, nodes.dropFirst()).map { source, target in
      GraphEdge(from: source.id, to: target.id, counts: StateCounts(hidden: 1))
    }
    return DependencyGraph(nodes: nodes, edges: edges)
  }()

  /// A graph of many types, each depending on the next and the one after it.
  static func chain(of count: Int) -> DependencyGraph {
    let nodes = (0..<count).map { number in
      GraphNode(
        id: "Module\(number % 7).Type\(number)", name: "Type\(number)",
        module: "Module\(number % 7)", kind: .type)
    }
    let edges = nodes.indices.flatMap { index in
      [index + 1, index + 2].filter { $0 < count }.map { next in
        GraphEdge(from: nodes[index].id, to: nodes[next].id, counts: StateCounts(injected: 1))
      }
    }
    return DependencyGraph(nodes: nodes, edges: edges)
  }
}
