@testable import DepGraph
import DepModel
import Testing

struct GraphSliceTests {
  private let line = DependencyGraph("A>B", "B>C", "C>D", "D>E")

  private func names(
    _ graph: DependencyGraph, _ change: (inout GraphSlice) -> Void
  ) throws -> [String] {
    var slice = GraphSlice()
    change(&slice)
    return try slice.picture(of: graph).graph.nodes.map(\.name)
  }

  @Test func `A focus shows one step in both directions`() throws {
    #expect(try names(line) { $0.focus = ["C"] } == ["B", "C", "D"])
  }

  @Test(arguments: [(0, ["C"]), (2, ["A", "B", "C", "D", "E"]), (99, ["A", "B", "C", "D", "E"])])
  func `A depth says how many steps`(depth: Int, expected: [String]) throws {
    let found = try names(line) {
      $0.focus = ["C"]
      $0.depth = depth
    }
    #expect(found == expected)
  }

  @Test func `A singleton is as near as the type of its value`() throws {
    let graph = DependencyGraph("A>B.shared", "B.shared=B", "B>C", "C>D")

    #expect(try names(graph) { $0.focus = ["B"] } == ["A", "B", "B.shared", "C"])
  }

  @Test func `Several focuses are shown together`() throws {
    let found = try names(line) {
      $0.focus = ["A", "E"]
      $0.depth = 0
    }
    #expect(found == ["A", "E"])
  }

  @Test func `A name that matches nothing names the nearest`() {
    let graph = DependencyGraph("ProfileService>NetworkAPI")
    let error = #expect(throws: SliceError.self) {
      try names(graph) { $0.focus = ["ProfilService"] }
    }
    #expect(
      error?.description
        == "the graph has no 'ProfilService'; did you mean 'ProfileService'?")
  }

  @Test func `A name that is like no other says what the graph leaves out`() {
    let error = #expect(throws: SliceError.self) { try names(line) { $0.focus = ["Zebra"] } }
    #expect(
      error?.description
        == "the graph has no 'Zebra'; it leaves out types without any dependency or dependent")
  }

  @Test func `A name of several things lists them, and an id chooses one`() throws {
    let graph = DependencyGraph("Feed.Reader>A", "Mail.Reader>A")
    let error = #expect(throws: SliceError.self) { try names(graph) { $0.focus = ["Reader"] } }

    #expect(
      error?.description == """
        'Reader' means 2 things in the graph; \
        say which one: 'App.Feed.Reader', 'App.Mail.Reader'
        """)
    #expect(try names(graph) { $0.focus = ["App.Mail.Reader"] } == ["A", "Mail.Reader"])
  }

  @Test func `A negative depth is an error`() {
    #expect(throws: SliceError.negativeDepth(-1)) { try names(line) { $0.depth = -1 } }
  }

  @Test func `States that are not asked for are left out with their counts`() throws {
    let nodes = line.nodes
    let edges = [
      GraphEdge(from: "App.A", to: "App.B", counts: StateCounts(hidden: 1, injected: 2)),
      GraphEdge(from: "App.C", to: "App.D", counts: StateCounts(injected: 1)),
    ]
    var slice = GraphSlice()
    slice.states = [.hidden]
    let picture = try slice.picture(of: DependencyGraph(nodes: nodes, edges: edges))

    #expect(picture.graph.text == ["App.A -> App.B: 1 hidden"])
    #expect(picture.graph.nodes.map(\.name) == ["A", "B"])
  }

  @Test func `Ambient values and system singletons can be hidden`() throws {
    let nodes = [
      GraphNode(id: "A", name: "A", module: "App", kind: .type),
      GraphNode(id: "B", name: "B", module: "App", kind: .type),
      GraphNode(id: "date", name: "Date()", module: "", kind: .ambientValue),
      GraphNode(id: "files", name: "FileManager.default", module: "", kind: .systemSingleton),
    ]
    let edges = [("A", "B"), ("A", "date"), ("B", "files")].map {
      GraphEdge(from: $0.0, to: $0.1, counts: StateCounts(hidden: 1))
    }
    let graph = DependencyGraph(nodes: nodes, edges: edges)

    #expect(try names(graph) { $0.hidesAmbientValues = true } == ["A", "B", "FileManager.default"])
    #expect(try names(graph) { $0.hidesSystemSingletons = true } == ["A", "B", "Date()"])
  }

  @Test func `A cycle that a focus cuts is still told`() throws {
    var slice = GraphSlice()
    slice.focus = ["A"]
    let ring = DependencyGraph("A>B", "B>C", "C>D", "D>A", "X>Y", "Y>X")
    let picture = try slice.picture(of: ring)

    #expect(picture.graph.nodes.map(\.name) == ["A", "B", "D"])
    #expect(picture.cycles.map(\.name) == ["A → B → C → D → A"])
    #expect(picture.cycleEdges.map(\.source).sorted() == ["App.A", "App.D"])
    #expect(picture.focus == ["App.A"])
  }
}
