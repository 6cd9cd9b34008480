import DepModel
@testable import DepGraph
import Testing

struct ModuleSliceTests {
  private let graph: DependencyGraph

  init() {
    let nodes = [
      ("App.Feed", "App"), ("App.Mail", "App"), ("Core.API", "Core"), ("Core.Store", "Core"),
      ("Net.Client", "Net"),
    ].map { id, module in
      GraphNode(id: id, name: String(id.split(separator: ".")[1]), module: module, kind: .type)
    }
    let system = GraphNode(id: "system:Date()", name: "Date()", module: "", kind: .ambientValue)
    graph = DependencyGraph(
      nodes: nodes + [system],
      edges: [
        GraphEdge(from: "App.Feed", to: "Core.API", counts: StateCounts(injected: 1)),
        GraphEdge(from: "App.Mail", to: "Core.Store", counts: StateCounts(hidden: 2)),
        GraphEdge(from: "App.Mail", to: "App.Feed", counts: StateCounts(hidden: 1)),
        GraphEdge(from: "Core.API", to: "Net.Client", relation: .conforms),
        GraphEdge(from: "Core.Store", to: "system:Date()", counts: StateCounts(hidden: 1)),
      ])
  }

  private func picture(_ change: (inout GraphSlice) -> Void) throws -> DependencyGraph {
    var slice = GraphSlice()
    change(&slice)
    return try slice.picture(of: graph).graph
  }

  @Test func `A module is shown with what it reaches for`() throws {
    #expect(
      try picture { $0.modules = ["Core"] }.text == ["Core.Store -> system:Date(): 1 hidden"])
  }

  @Test func `Several modules are shown together`() throws {
    let shown = try picture { $0.modules = ["App", "Core"] }
    #expect(shown == graph)
  }

  @Test func `A module that does not exist names the nearest or all`() {
    let near = #expect(throws: SliceError.self) { try picture { $0.modules = ["Cor"] } }
    let far = #expect(throws: SliceError.self) { try picture { $0.modules = ["Zebra"] } }

    #expect(near?.description == "the graph has no module 'Cor'; did you mean 'Core'?")
    #expect(far?.description == "the graph has no module 'Zebra'; it has 'App', 'Core', 'Net'")
  }

  @Test func `Collapsed modules add up their places`() throws {
    #expect(
      try picture { $0.collapsesModules = true }.text == [
        "module:App -> module:Core: 2 hidden, 1 injected", "module:Core -> module:: 1 hidden",
      ])
  }

  @Test func `A protocol does not depend on the module of a type that conforms to it`() throws {
    let shown = try picture { $0.collapsesModules = true }
    #expect(!shown.edges.contains { $0.target == "module:Net" })
  }

  @Test func `A collapsed module can be the focus`() throws {
    let shown = try picture {
      $0.collapsesModules = true
      $0.focus = ["App"]
    }
    #expect(shown.nodes.map(\.name) == ["App", "Core"])
  }
}
