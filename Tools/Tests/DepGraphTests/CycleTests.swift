import DepModel
@testable import DepGraph
import Testing

struct CycleTests {
  @Test func `A graph without a way back has no cycle`() {
    #expect(Cycle.all(in: DependencyGraph("A>B", "B>C", "A>C")).isEmpty)
  }

  @Test func `A cycle is named by its way round from the smallest name`() {
    let cycles = Cycle.all(in: DependencyGraph("C>A", "B>C", "A>B"))

    #expect(cycles.map(\.name) == ["A → B → C → A"])
    #expect(cycles.map(\.path) == [["App.A", "App.B", "App.C"]])
  }

  @Test func `A type that depends on itself is a cycle`() {
    #expect(Cycle.all(in: DependencyGraph("A>A", "A>B")).map(\.name) == ["A → A"])
  }

  @Test func `A singleton leads on to the type of its value`() {
    let cycles = Cycle.all(in: DependencyGraph("A>B.shared", "B.shared=B", "B>A"))

    #expect(cycles.map(\.name) == ["A → B.shared → A"])
    #expect(cycles.first?.path == ["App.A", "App.B.shared", "App.B"])
  }

  @Test func `Two singletons that need each other are named once each`() {
    let graph = DependencyGraph("A>B.shared", "B.shared=B", "B>A.shared", "A.shared=A")

    #expect(Cycle.all(in: graph).map(\.name) == ["A.shared → B.shared → A.shared"])
  }

  @Test func `A type that reaches for its own singleton is a cycle`() {
    let cycles = Cycle.all(in: DependencyGraph("A>A.shared", "A.shared=A"))

    #expect(cycles.map(\.name) == ["A.shared → A.shared"])
  }

  @Test func `Of cycles that overlap the shortest is shown and all members are told`() {
    let graph = DependencyGraph("A>B", "B>C", "C>A", "C>D", "D>C")
    let cycles = Cycle.all(in: graph)

    #expect(cycles.map(\.name) == ["C → D → C"])
    #expect(cycles.first?.members == ["App.A", "App.B", "App.C", "App.D"])
  }

  @Test func `A longer cycle that is found later does not take its place`() {
    let graph = DependencyGraph("A>B", "B>A", "B>C", "C>D", "D>B")

    #expect(Cycle.all(in: graph).map(\.name) == ["A → B → A"])
  }

  @Test func `Cycles apart from each other are sorted by name`() {
    let cycles = Cycle.all(in: DependencyGraph("Y>Z", "Z>Y", "B>A", "A>B", "Z>A"))

    #expect(cycles.map(\.name) == ["A → B → A", "Y → Z → Y"])
  }

  @Test func `A protocol with one conforming type closes a cycle`() {
    let cycles = Cycle.all(in: DependencyGraph("A>API", "API~Network", "Network>A"))

    #expect(cycles.map(\.name) == ["A → API → Network → A"])
  }

  @Test func `A protocol with two conforming types closes none, for either may be passed`() {
    let graph = DependencyGraph("A>API", "API~Network", "API~Cache", "Network>A")

    #expect(Cycle.all(in: graph).isEmpty)
  }

  @Test func `Types that only make each other are no cycle`() {
    #expect(Cycle.all(in: DependencyGraph("List+Detail", "Detail+List", "List>X")).isEmpty)
  }

  @Test func `Names that occur twice along the way are told by id`() {
    let nodes = ["One.A", "Two.A"].map { id in
      GraphNode(id: id, name: "A", module: String(id.prefix(3)), kind: .type)
    }
    let edges = [("One.A", "Two.A"), ("Two.A", "One.A")].map {
      GraphEdge(from: $0.0, to: $0.1, counts: StateCounts(hidden: 1))
    }
    let graph = DependencyGraph(nodes: nodes, edges: edges)

    #expect(Cycle.all(in: graph).map(\.name) == ["One.A → Two.A → One.A"])
  }

  @Test func `A line of 100,000 types has no cycle and overflows no stack`() {
    #expect(Cycle.all(in: .line(of: 100_000, isClosed: false)).isEmpty)
  }

  @Test func `A ring of 100,000 types is one cycle`() {
    let cycles = Cycle.all(in: .line(of: 100_000, isClosed: true))

    #expect(cycles.map(\.path.count) == [100_000])
  }
}

extension DependencyGraph {
  fileprivate static func line(of count: Int, isClosed: Bool) -> Self {
    let nodes = (0..<count).map { number in
      GraphNode(id: "\(number + count)", name: "T\(number)", module: "App", kind: .type)
    }
    let edges = (0..<(isClosed ? count : count - 1)).map { number in
      GraphEdge(
        from: nodes[number].id, to: nodes[(number + 1) % count].id, counts: StateCounts(hidden: 1))
    }
    return Self(nodes: nodes, edges: edges)
  }
}
