internal import DepGraph

/// A picture that is too large to draw or read, with the options that narrow it.
package struct PictureTooLarge: Error, Hashable, CustomStringConvertible {
  package var description: String

  init(nodes: Int, edges: Int, characters: Int, limit: PictureLimit) {
    description = """
      the picture is too large to draw: \(nodes) members, \(edges) edges and \(characters) \
      characters of Mermaid; at most \(limit.nodes), \(limit.edges) and \(limit.characters) can \
      be shown
      write it with --format text, svg or json, which have no limit
      """
  }

  init(graph: DependencyGraph, characters: Int, limit: PictureLimit) {
    var sizes: [String: Int] = [:]
    for node in graph.nodes where !node.module.isEmpty { sizes[node.module, default: 0] += 1 }
    let largest = sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
    let modules = largest.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    description = """
      the picture is too large to draw: \(graph.nodes.count) nodes, \(graph.edges.count) edges and \
      \(characters) characters of Mermaid; at most \(limit.nodes), \(limit.edges) and \
      \(limit.characters) can be shown
      narrow it with
        --focus TYPE         what is around one type
        --module NAME        one module\(modules.isEmpty ? "" : ": \(modules)")
        --collapse modules   one node for each module
        --state hidden       hidden dependencies only
      or write it with --format html, which has no limit
      """
  }
}
