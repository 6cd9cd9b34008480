import DepModel
@testable import DepGraph
import DepReporting
import Foundation
import Testing

struct GraphJSONRendererTests {
  @Test func `A graph of one dependency`() throws {
    let graph = DependencyGraph(
      nodes: [
        GraphNode(
          id: "App.Feed", name: "Feed", module: "App", kind: .type, path: "App/Feed.swift", line: 3),
        GraphNode(id: "system:Date()", name: "Date()", module: "", kind: .ambientValue),
      ],
      edges: [GraphEdge(from: "App.Feed", to: "system:Date()", counts: StateCounts(hidden: 2))])
    let text = try GraphJSONRenderer().render(GraphPicture(graph))

    let none = #"{"defaulted":0,"hidden":0,"injected":0,"transitional":0}"#
    let two = #"{"defaulted":0,"hidden":2,"injected":0,"transitional":0}"#
    #expect(
      text.filter { $0 != " " && $0 != "\n" } == """
        {"cycles":[],"edges":[{"count":2,"counts":\(two),"relation":"depends",\
        "source":"App.Feed","state":"hidden","target":"system:Date()"}],"focus":[],\
        "nodes":[{"counts":\(two),"file":"App/Feed.swift","id":"App.Feed","kind":"type","line":3,\
        "module":"App","name":"Feed"},{"counts":\(none),"id":"system:Date()",\
        "kind":"ambientValue","module":"","name":"Date()"}],"schema":"depstructs-graph",\
        "totals":\(two),"version":1}
        """)
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `Any name comes back as it was`() throws {
    let text = try GraphJSONRenderer().render(GraphPicture(SampleGraph.nasty))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let nodes = object?["nodes"] as? [[String: Any]]

    #expect(nodes?.compactMap { $0["name"] as? String }.sorted() == SampleGraph.nastyNames.sorted())
  }

  @Test func `Cycles have a name, a path and members`() throws {
    let text = try GraphJSONRenderer().render(GraphPicture(SampleGraph.small))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let cycle = try #require((object?["cycles"] as? [[String: Any]])?.first)

    #expect(cycle["name"] as? String == "Cache.shared → Feed → Cache.shared")
    #expect(cycle["path"] as? [String] == ["App.Cache", "App.Feed", "App.Cache.shared"])
    #expect(cycle["members"] as? [String] == ["App.Cache", "App.Cache.shared", "App.Feed"])
  }

  @Test func `A difference has a schema of its own`() throws {
    let text = try GraphJSONRenderer().render(GraphDiff(from: .empty, to: SampleGraph.small))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]

    #expect(object?["schema"] as? String == "depstructs-graph-diff")
    #expect((object?["addedNodes"] as? [String])?.count == 6)
    #expect((object?["addedEdges"] as? [[String: Any]])?.count == 7)
    #expect((object?["newCycles"] as? [[String: Any]])?.count == 1)
  }
}
