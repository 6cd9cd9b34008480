@testable import DepGraph
@testable import DepReporting
import Testing

struct MermaidRendererTests {
  @Test func `A small graph`() throws {
    let text = try MermaidRenderer().render(GraphPicture(SampleGraph.small))
    #expect(
      text == """
        flowchart LR
        %% thick red: hidden; orange: defaulted; blue: transitional; green: injected; purple: part of a cycle
        %% cycle: Cache.shared → Feed → Cache.shared
          n_system_Date__>"Date()"]
          subgraph module_App["App"]
            n_App_Cache["Cache"]
            n_App_Cache_shared[["Cache.shared"]]
            n_App_Feed["Feed"]
          end
          subgraph module_Core["Core"]
            n_Core_API(["API"])
            n_Core_Network["Network"]
          end
          n_App_Cache --> n_App_Feed
          n_App_Cache -.->|makes| n_Core_Network
          n_App_Cache_shared --- n_App_Cache
          n_App_Feed ==>|2| n_App_Cache_shared
          n_App_Feed --> n_Core_API
          n_Core_API -.-> n_Core_Network
          n_Core_Network --> n_system_Date__
          classDef hidden fill:#ffebe9,stroke:#cf222e,color:#1f2328
          class n_App_Feed hidden
          classDef defaulted fill:#fff3d6,stroke:#bc6c00,color:#1f2328
          class n_Core_Network defaulted
          classDef transitional fill:#ddf4ff,stroke:#0969da,color:#1f2328
          class n_App_Cache transitional
          classDef other fill:#f6f8fa,stroke:#818b98,color:#1f2328
          class n_App_Cache_shared,n_Core_API,n_system_Date__ other
          classDef cycle stroke:#8250df,stroke-width:3px
          class n_App_Cache,n_App_Cache_shared,n_App_Feed cycle
          linkStyle 4 stroke:#1a7f37
          linkStyle 1,5 stroke:#818b98
          linkStyle 0,2,3 stroke:#8250df,stroke-width:4px
          linkStyle 6 stroke:#bc6c00

        """)
  }

  @Test func `What it writes is accepted by a strict reader`() throws {
    let texts = try [SampleGraph.small, SampleGraph.nasty, SampleGraph.chain(of: 100)].map {
      try MermaidRenderer().render(GraphPicture($0))
    }
    #expect(texts.flatMap { MermaidSyntax($0).problems } == [])
  }

  @Test func `The strict reader rejects what is broken`() {
    let broken = [
      "graph TD", "flowchart LR\nend[\"x\"]", "flowchart LR\nA[\"a\"b\"]",
      "flowchart LR\nA[\"a\"]\nA --> B", "flowchart LR\nsubgraph M[\"M\"]",
      "flowchart LR\n%%{init: {}}%%", "flowchart LR\nlinkStyle 0 stroke:#fff",
    ]
    for text in broken { #expect(!MermaidSyntax(text).problems.isEmpty, "\(text)") }
  }

  @Test(arguments: [
    ("Store<Item>", "#lt;Item#gt;"), ("say \"hi\"", "#quot;hi#quot;"), ("#quot;", "#35;quot;"),
    ("`tick`", "#96;tick#96;"), ("line\nbreak", "line break"), ("%%{init}", "#37;#37;#123;init"),
  ])
  func `Letters with a meaning are escaped`(name: String, expected: String) throws {
    let node = GraphNode(id: "A", name: name, module: "M", kind: .type)
    let text = try MermaidRenderer().render(
      GraphPicture(DependencyGraph(nodes: [node], edges: [])))
    #expect(text.contains(expected))
  }

  @Test func `Names that look alike as identifiers stay apart`() throws {
    let nodes = ["A.B", "A_B", "A B"].map {
      GraphNode(id: $0, name: $0, module: "M", kind: .type)
    }
    let text = try MermaidRenderer().render(
      GraphPicture(DependencyGraph(nodes: nodes, edges: [])))

    #expect(text.contains("n_A_B[\"A B\"]"))
    #expect(text.contains("n_A_B_2[\"A.B\"]"))
    #expect(text.contains("n_A_B_3[\"A_B\"]"))
  }

  @Test func `An empty graph is a picture that says so`() throws {
    let text = try MermaidRenderer().render(GraphPicture(.empty))
    #expect(text.contains("%% nothing depends on anything"))
    #expect(MermaidSyntax(text).problems == [])
  }

  @Test func `A graph that is too large is refused with what to narrow it by`() {
    let error = #expect(throws: PictureTooLarge.self) {
      try MermaidRenderer().render(GraphPicture(SampleGraph.chain(of: 401)))
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("the picture is too large to draw: 401 nodes, 799 edges and "))
    #expect(message.contains("one module: Module0 (58), Module1 (58), Module2 (57)"))
    #expect(message.contains("--format html"))
  }

  @Test(arguments: [
    PictureLimit(nodes: 5, edges: 500, characters: 50_000),
    PictureLimit(nodes: 400, edges: 6, characters: 50_000),
    PictureLimit(nodes: 400, edges: 500, characters: 300),
  ])
  func `Nodes, edges and letters are limited each`(limit: PictureLimit) {
    #expect(throws: PictureTooLarge.self) {
      try MermaidRenderer(limit: limit).render(GraphPicture(SampleGraph.small))
    }
  }
}
