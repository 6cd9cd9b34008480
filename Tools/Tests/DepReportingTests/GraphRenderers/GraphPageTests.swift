@testable import DepGraph
import DepReporting
import Foundation
import Testing

struct GraphPageTests {
  private func page(_ graph: DependencyGraph) throws -> String {
    try GraphPageRenderer().render(GraphPicture(graph))
  }

  /// The document after its scripts ran without a complaint.
  private func draw(_ page: String) throws -> String {
    let opened = try #require(Browser()).open(page)
    #expect(opened.console.isEmpty)
    return opened.markup
  }

  @Test func `The page asks for nothing from elsewhere`() throws {
    let text = try page(SampleGraph.small).replacing("http://www.w3.org/2000/svg", with: "")

    for address in ["http:", "https:", "src=", "@import", "url(\"", "fetch(", "<link"] {
      #expect(!text.contains(address), "\(address)")
    }
    #expect(text.contains("default-src 'none'"))
  }

  @Test func `No name ends the element that holds the graph`() throws {
    let text = try page(SampleGraph.nasty)

    #expect(text.components(separatedBy: "</script>").count - 1 == 2)
    #expect(!text.contains("<script>alert"))
  }

  @Test func `The data of the page is the JSON of the graph`() throws {
    let text = try page(SampleGraph.nasty)
    let start = try #require(text.firstRange(of: "id=\"graph-data\">"))
    let end = try #require(text[start.upperBound...].firstRange(of: "</script>"))
    let data = Data(text[start.upperBound..<end.lowerBound].utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]

    #expect((object?["nodes"] as? [Any])?.count == SampleGraph.nastyNames.count)
    #expect(object?["version"] as? Int == 1)
  }

  @Test(
    .enabled(
      if: Browser() != nil, Comment(rawValue: Browser.comment)),
    arguments: [SampleGraph.small, SampleGraph.nasty, SampleGraph.chain(of: 300)])
  func `A browser draws every node and edge`(graph: DependencyGraph) throws {
    let drawn = try draw(try page(graph))

    #expect(drawn.contains("data-ready=\"true\""))
    #expect(drawn.components(separatedBy: "<g class=\"node").count - 1 == graph.nodes.count)
    #expect(drawn.components(separatedBy: "<path class=\"edge").count - 1 == graph.edges.count)
    #expect(!drawn.contains("NaN"))
  }

  @Test(
    .enabled(
      if: Browser() != nil, Comment(rawValue: Browser.comment)))
  func `A large graph opens with its modules`() throws {
    let drawn = try draw(try page(SampleGraph.chain(of: 2_000)))

    #expect(drawn.contains("data-ready=\"true\""))
    #expect(drawn.contains("data-nodes=\"7\""))
  }

  @Test(
    .enabled(
      if: Browser() != nil, Comment(rawValue: Browser.comment)))
  func `A focus is chosen and described when the page opens`() throws {
    var picture = GraphPicture(SampleGraph.small)
    picture.focus = ["App.Feed"]
    let drawn = try draw(try GraphPageRenderer().render(picture))

    #expect(drawn.contains("<h2>Feed</h2>"))
    #expect(drawn.contains("type · App · Sources/App/Feed.swift:3"))
    #expect(drawn.contains("<h3>Depends on (2)</h3>"))
    #expect(drawn.contains("<h3>Used by (1)</h3>"))
  }
}
