import DepModel
@testable import DepGraph
import DepReporting
import Testing

struct DotRendererTests {
  private func lines(_ graph: DependencyGraph) -> [String] {
    DotRenderer().render(GraphPicture(graph)).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func `Types stand in the box of their module`() {
    let lines = lines(SampleGraph.small)
    let box = lines.drop { !$0.hasPrefix("graph [label=\"Core\"") }.prefix { $0 != "}" }

    #expect(box.count == 3)
    #expect(box.contains { $0.hasPrefix("\"Core.API\" [label=\"API\"") })
    #expect(box.contains { $0.hasPrefix("\"Core.Network\" [label=\"Network\"") })
  }

  @Test func `A node says what it is, where it stands and what it depends on`() {
    let feed = lines(SampleGraph.small).first { $0.hasPrefix("\"App.Feed\" [") }

    #expect(
      feed == #"""
        "App.Feed" [label="Feed", tooltip="App.Feed (type)\nSources/App/Feed.swift:3\ndepends on: 2 hidden, 1 injected", fillcolor="#ffebe9", color="#8250df", penwidth=2.6]
        """#)
  }

  @Test func `An edge has the colour of its state and a count above one`() {
    let graph = DependencyGraph(
      nodes: SampleGraph.small.nodes,
      edges: [
        GraphEdge(from: "App.Feed", to: "Core.API", counts: StateCounts(hidden: 2, injected: 1))
      ])

    #expect(
      lines(graph).contains(
        #"""
        "App.Feed" -> "Core.API" [color="#cf222e", tooltip="Feed → API: 2 hidden, 1 injected", penwidth=1.5, label="3", fontcolor="#cf222e"]
        """#))
  }

  @Test func `A conformance is dashed`() {
    let line = lines(SampleGraph.small).first { $0.hasPrefix("\"Core.API\" -> \"Core.Network\"") }
    #expect(line?.contains("style=dashed") == true)
  }

  @Test func `Cycles are named below the picture`() {
    let text = DotRenderer().render(GraphPicture(SampleGraph.small))
    #expect(text.contains("<font color=\"#8250df\">Cache.shared → Feed → Cache.shared</font>"))
  }

  @Test func `Quotes, backslashes and line breaks are escaped`() {
    let text = DotRenderer().render(GraphPicture(SampleGraph.nasty))

    #expect(text.contains(#"label="say \"hi\"""#))
    #expect(text.contains(#"label="back\\slash\\N""#))
    #expect(text.contains(#"label="line\nbreak""#))
  }

  @Test func `Braces and quotes are balanced for every name`() {
    for graph in [SampleGraph.small, SampleGraph.nasty] {
      for line in lines(graph) {
        let bare = line.replacing("\\\\", with: "").replacing("\\\"", with: "")
        #expect(bare.count { $0 == "\"" } % 2 == 0, "\(line)")
      }
    }
  }

  @Test func `The focus has a double line`() {
    var picture = GraphPicture(SampleGraph.small)
    picture.focus = ["App.Feed"]
    let line = DotRenderer().render(picture).split(separator: "\n").first {
      $0.contains("\"App.Feed\" [")
    }
    #expect(line?.contains("peripheries=2") == true)
  }
}
