import DepModel
import DepGraph
import Testing

struct DependencyGraphTests {
  @Test func `Nodes and edges are sorted, whatever order they come in`() {
    let graph = DependencyGraph("C>A", "B>A", "A>B")
    let turned = DependencyGraph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())

    #expect(graph.nodes.map(\.name) == ["A", "B", "C"])
    #expect(graph.edges.map(\.source) == ["App.A", "App.B", "App.C"])
    #expect(turned == graph)
  }

  @Test func `Parallel edges become one`() {
    #expect(DependencyGraph("A>B", "A>B").text == ["App.A -> App.B: 2 hidden"])
  }

  @Test func `An edge that lacks an end is left out`() {
    let graph = DependencyGraph("A>B")
    let half = DependencyGraph(nodes: Array(graph.nodes.prefix(1)), edges: graph.edges)

    #expect(half.edges.isEmpty)
  }

  @Test func `Pruning keeps what a dependency reaches through values and conformances`() {
    let graph = DependencyGraph("A>S.shared", "S.shared=P", "P~Q", "X~Y").pruned()

    #expect(graph.nodes.map(\.name) == ["A", "P", "Q", "S.shared"])
  }

  @Test func `The counts of all places add up by state`() {
    let graph = DependencyGraph("A>B", "A>C", "B>C")

    #expect(graph.counts == StateCounts(hidden: 3))
    #expect(graph.countsBySource["App.A"] == StateCounts(hidden: 2))
  }
}
