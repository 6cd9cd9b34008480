@testable import DepGraph
import DepReporting
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SVGRendererTests {
  @Test func `It passes on what Graphviz draws of the text`() throws {
    let renderer = SVGRenderer(
      dependencies: .init(renderDot: { "<svg><!-- \($0.prefix(7)) --></svg>" }))

    #expect(
      try renderer.render(GraphPicture(SampleGraph.small)) == "<svg><!-- digraph --></svg>")
  }

  @Test func `Without Graphviz the message says how to get it and what works without`() {
    let renderer = SVGRenderer(dependencies: .init(renderDot: { _ in throw GraphvizError.missing }))
    let error = #expect(throws: GraphvizError.self) {
      try renderer.render(GraphPicture(SampleGraph.small))
    }
    #expect(
      error?.description == """
        --format svg needs Graphviz, and its program 'dot' is not on PATH
        install it with
          brew install graphviz       macOS
          apt-get install graphviz    Debian, Ubuntu
          dnf install graphviz        Fedora
        or use --format html, a page that needs nothing installed, --format mermaid, which GitHub \
        and GitLab draw, or --format dot, to draw it elsewhere
        """)
  }

  @Test func `Anything else than SVG is an error`() {
    let renderer = SVGRenderer(dependencies: .init(renderDot: { _ in "" }))

    #expect(throws: GraphvizError.failed(message: "it wrote no <svg> element")) {
      try renderer.render(GraphPicture(SampleGraph.small))
    }
  }

  @Test(
    .enabled(if: InstalledProgram.dot.isInstalled, "Graphviz is not installed: no 'dot' on PATH"),
    arguments: [SampleGraph.small, SampleGraph.nasty, SampleGraph.chain(of: 160), .empty])
  func `Graphviz draws every graph`(graph: DependencyGraph) throws {
    let renderer = SVGRenderer(
      dependencies: .init(renderDot: { try InstalledProgram.dot.run(["-Tsvg"], input: $0) }))
    let text = try renderer.render(GraphPicture(graph))

    #expect(text.components(separatedBy: "class=\"node\"").count - 1 == graph.nodes.count)
    #expect(text.components(separatedBy: "class=\"edge\"").count - 1 == graph.edges.count)
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }
}
