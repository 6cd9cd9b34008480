package import DepGraph
package import DepWiring
internal import Foundation

/// Writes a graph, or the difference of two, as JSON.
package struct GraphJSONRenderer: Sendable {
  package init() {}

  /// The JSON, with a line break at its end.
  package func render(_ picture: GraphPicture) throws -> String {
    try text(GraphDocument(picture))
  }

  /// The JSON of a difference, with a line break at its end.
  package func render(_ difference: GraphDiff) throws -> String {
    try text(GraphDiffDocument(difference))
  }

  /// The JSON of composition roots, with a line break at its end.
  package func render(_ roots: [RootPicture]) throws -> String {
    try text(RootDocument(roots))
  }

  private func text(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}
