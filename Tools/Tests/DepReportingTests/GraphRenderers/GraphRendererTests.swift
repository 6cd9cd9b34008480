@testable import DepGraph
import DepReporting
import Testing

struct GraphRendererTests {
  private let renderer = GraphRenderer(
    dependencies: .init(renderDot: { "<svg>\($0)</svg>" }))

  @Test(arguments: GraphFormat.allCases)
  func `Equal graphs give equal bytes in every format`(format: GraphFormat) throws {
    let graph = SampleGraph.small
    let expected = try renderer.render(GraphPicture(graph), as: format)
    for _ in 0..<5 {
      let shuffled = DependencyGraph(nodes: graph.nodes.shuffled(), edges: graph.edges.shuffled())
      #expect(try renderer.render(GraphPicture(shuffled), as: format) == expected)
    }
  }

  @Test(
    arguments: zip(
      GraphFormat.allCases,
      ["flowchart LR", "digraph", "<svg>digraph", "{", "<!DOCTYPE html>", "cycle: "]))
  func `Every format is rendered as itself`(format: GraphFormat, beginning: String) throws {
    #expect(try renderer.render(GraphPicture(SampleGraph.small), as: format).hasPrefix(beginning))
  }

  @Test func `Differences are rendered in the same bytes every time`() throws {
    let difference = GraphDiff(from: SampleGraph.small, to: SampleGraph.nasty)
    let again = GraphDiff(from: SampleGraph.small, to: SampleGraph.nasty)

    #expect(GraphDiffRenderer().render(difference) == GraphDiffRenderer().render(again))
  }
}
