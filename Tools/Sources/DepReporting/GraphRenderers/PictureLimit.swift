internal import DepGraph

/// How large a picture may be.
package struct PictureLimit: Hashable, Sendable {
  package var nodes: Int
  package var edges: Int
  /// In UTF-16, as the drawing program counts.
  package var characters: Int

  /// What GitHub still draws: it refuses Mermaid with more edges or text.
  package static let gitHub = Self(nodes: 400, edges: 500, characters: 50_000)

  /// Throws for the picture of a composition root, which only has one narrower form: the text.
  func check(nodes: Int, edges: Int, text: String) throws(PictureTooLarge) {
    let length = text.utf16.count
    if nodes > self.nodes || edges > self.edges || length > characters {
      throw PictureTooLarge(nodes: nodes, edges: edges, characters: length, limit: self)
    }
  }

  func check(_ graph: DependencyGraph, text: String) throws(PictureTooLarge) {
    let length = text.utf16.count
    if graph.nodes.count > nodes || graph.edges.count > edges || length > characters {
      throw PictureTooLarge(graph: graph, characters: length, limit: self)
    }
  }
}
