package import DepGraph
internal import Foundation

/// Draws a graph as a page that needs nothing but itself.
package struct GraphPageRenderer: Sendable {
  package init() {}

  /// The page; it asks for nothing from elsewhere.
  package func render(_ picture: GraphPicture) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(GraphDocument(picture)), as: UTF8.self)
    return GraphPageMarkup.page(data: escaped(json))
  }

  /// JSON that cannot end the element it stands in.
  private func escaped(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
