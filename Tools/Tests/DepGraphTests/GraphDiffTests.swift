@testable import DepGraph
import DepModel
import Testing

struct GraphDiffTests {
  private let before = DependencyGraph("A>B", "B>C", "X>Y")

  @Test func `Equal graphs differ in nothing and say so`() {
    let difference = GraphDiff(from: before, to: before)

    #expect(difference.isEmpty)
    #expect(difference.summary == "No dependency was added, removed or changed")
  }

  @Test func `An edge that is new is added, with its new nodes`() {
    let difference = GraphDiff(from: before, to: DependencyGraph("A>B", "B>C", "X>Y", "C>New"))

    #expect(difference.addedEdges.map(\.target) == ["App.New"])
    #expect(difference.addedNodes.map(\.name) == ["New"])
    #expect(difference.summary == "1 hidden place more")
  }

  @Test func `An edge that is gone is removed, with its nodes`() {
    let difference = GraphDiff(from: before, to: DependencyGraph("A>B", "B>C"))

    #expect(difference.removedEdges.map(\.source) == ["App.X"])
    #expect(difference.removedNodes.map(\.name) == ["X", "Y"])
    #expect(difference.nodes.map(\.name) == ["X", "Y"])
    #expect(difference.summary == "1 hidden place fewer")
  }

  @Test func `An edge in another state is changed`() {
    let after = DependencyGraph(
      nodes: before.nodes,
      edges: before.edges.map { edge in
        edge.source == "App.A"
          ? GraphEdge(from: edge.source, to: edge.target, counts: StateCounts(injected: 1)) : edge
      })
    let difference = GraphDiff(from: before, to: after)

    #expect(difference.changedEdges.map(\.before.state) == [.hidden])
    #expect(difference.changedEdges.map(\.after.state) == [.injected])
    #expect(difference.summary == "1 hidden place fewer, 1 injected field more")
  }

  @Test func `An edge of more places is changed`() {
    let difference = GraphDiff(from: before, to: DependencyGraph("A>B", "A>B", "B>C", "X>Y"))

    #expect(difference.changedEdges.map(\.after.count) == [2])
    #expect(difference.summary == "1 hidden place more")
  }

  @Test func `What stays between changed nodes is kept, and nothing else`() {
    let after = DependencyGraph("A>B", "B>C", "X>Y", "C>A", "B>Z")
    let difference = GraphDiff(from: before, to: after)

    #expect(difference.keptEdges.map(\.source) == ["App.A", "App.B"])
    #expect(difference.nodes.map(\.name) == ["A", "B", "C", "Z"])
  }

  @Test func `A new cycle is named`() {
    let difference = GraphDiff(from: before, to: DependencyGraph("A>B", "B>C", "X>Y", "B>A"))

    #expect(difference.newCycles.map(\.name) == ["A → B → A"])
    #expect(difference.summary == "1 hidden place more, 1 new cycle: A → B → A")
  }

  @Test func `A cycle that is gone is named`() {
    let difference = GraphDiff(from: DependencyGraph("A>B", "B>A"), to: DependencyGraph("A>B"))

    #expect(difference.summary == "1 hidden place fewer, 1 broken cycle: A → B → A")
  }

  @Test func `Moving a declaration changes nothing`() {
    let moved = DependencyGraph(
      nodes: before.nodes.map { node in
        GraphNode(
          id: node.id, name: node.name, module: node.module, kind: node.kind, path: "B.swift",
          line: 7)
      }, edges: before.edges)

    #expect(GraphDiff(from: before, to: moved).isEmpty)
  }

  @Test func `The same places in other edges keep the numbers`() {
    let difference = GraphDiff(from: DependencyGraph("A>B"), to: DependencyGraph("A>C"))

    #expect(difference.summary == "The counts of all states are unchanged")
  }
}
