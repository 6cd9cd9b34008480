import DepModel
import DepGraph
import DepReporting
import Testing

struct GraphDiffRendererTests {
  private let before = DependencyGraph(
    nodes: SampleGraph.small.nodes,
    edges: [
      GraphEdge(from: "App.Feed", to: "App.Cache", counts: StateCounts(hidden: 2)),
      GraphEdge(from: "App.Cache", to: "Core.API", counts: StateCounts(hidden: 1)),
      GraphEdge(from: "App.Feed", to: "Core.API", counts: StateCounts(hidden: 1)),
    ])

  private var after: DependencyGraph {
    DependencyGraph(
      nodes: before.nodes,
      edges: [
        GraphEdge(from: "App.Feed", to: "App.Cache", counts: StateCounts(injected: 1)),
        GraphEdge(from: "App.Cache", to: "Core.API", counts: StateCounts(hidden: 1)),
        GraphEdge(from: "Core.Network", to: "Core.API", counts: StateCounts(hidden: 1)),
      ])
  }

  @Test func `No difference is one line`() {
    #expect(
      GraphDiffRenderer().render(GraphDiff(from: before, to: before))
        == "**Dependencies:** No dependency was added, removed or changed.\n")
  }

  @Test func `What a branch changes, as a picture and a table`() {
    let text = GraphDiffRenderer().render(GraphDiff(from: before, to: after))
    #expect(
      text == """
        **Dependencies:** 2 hidden places fewer, 1 injected field more.

        ```mermaid
        flowchart LR
          subgraph module_App["App"]
            n_App_Cache["Cache"]
            n_App_Feed["Feed"]
          end
          subgraph module_Core["Core"]
            n_Core_API["API"]
            n_Core_Network["Network"]
          end
          n_App_Cache --> n_Core_API
          n_App_Feed -->|"2 hidden → 1 injected"| n_App_Cache
          n_App_Feed -.->|"hidden"| n_Core_API
          n_Core_Network ==>|"hidden"| n_Core_API
          classDef kept fill:#f6f8fa,stroke:#818b98,color:#1f2328
          class n_App_Cache,n_App_Feed,n_Core_API,n_Core_Network kept
          linkStyle 3 stroke:#1a7f37
          linkStyle 2 stroke:#cf222e,stroke-dasharray:5 3
          linkStyle 1 stroke:#bc6c00
          linkStyle 0 stroke:#818b98
        ```

        Green: added. Red, dashed: removed. Orange: changed. Gray: as before.

        | | From | To | State |
        | --- | --- | --- | --- |
        | added | `Core.Network` | `Core.API` | 1 hidden |
        | removed | `App.Feed` | `Core.API` | 1 hidden |
        | changed | `App.Feed` | `App.Cache` | 2 hidden → 1 injected |

        """)
  }

  @Test func `New and lost nodes have looks of their own`() {
    let added = GraphDiffRenderer().render(GraphDiff(from: .empty, to: SampleGraph.small))
    let removed = GraphDiffRenderer().render(GraphDiff(from: SampleGraph.small, to: .empty))

    #expect(added.contains("classDef added fill:#dafbe1"))
    #expect(!added.contains("classDef removed"))
    #expect(removed.contains("classDef removed fill:#ffebe9"))
    #expect(removed.contains("stroke-dasharray:5 3"))
  }

  @Test func `The picture of any names is accepted by a strict reader`() {
    for graph in [SampleGraph.small, SampleGraph.nasty] {
      let text = GraphDiffRenderer().render(GraphDiff(from: .empty, to: graph))
      let picture = text.components(between: "```mermaid\n", and: "\n```")
      #expect(MermaidSyntax(picture).problems == [])
      #expect(picture.hasPrefix("flowchart LR"))
    }
  }

  @Test func `Names cannot leave the cell of the table`() {
    let text = GraphDiffRenderer().render(GraphDiff(from: .empty, to: SampleGraph.nasty))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| added") }

    #expect(rows.count == SampleGraph.nastyNames.count - 1)
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)")
    }
  }

  @Test func `A difference too large to draw is told by its table alone`() {
    let text = GraphDiffRenderer().render(GraphDiff(from: .empty, to: SampleGraph.chain(of: 500)))

    #expect(!text.contains("```mermaid"))
    #expect(text.contains("The graph is too large to draw here: 500 nodes and 997 edges."))
    #expect(text.contains("And 947 more."))
  }

  @Test func `A new cycle is in the first line`() {
    let text = GraphDiffRenderer().render(GraphDiff(from: .empty, to: SampleGraph.small))
    #expect(
      text.split(separator: "\n")[0].hasSuffix("1 new cycle: Cache.shared → Feed → Cache.shared."))
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> String {
    guard let first = firstRange(of: start) else { return "" }
    let rest = self[first.upperBound...]
    guard let last = rest.firstRange(of: end) else { return "" }
    return String(rest[..<last.lowerBound])
  }
}
