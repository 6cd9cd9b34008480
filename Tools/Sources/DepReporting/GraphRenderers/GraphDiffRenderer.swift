package import DepGraph
internal import DepModel

/// Shows the difference of two graphs as Markdown, fit for the comment of a pull request.
package struct GraphDiffRenderer: Sendable {
  /// How many rows the table shows.
  private static let rowLimit = 50

  private let limit: PictureLimit

  package init(limit: PictureLimit = .gitHub) { self.limit = limit }

  /// The Markdown, with a line break at its end.
  package func render(_ difference: GraphDiff) -> String {
    var parts = ["**Dependencies:** \(Markdown.escaped(difference.summary))."]
    if !difference.isEmpty {
      parts.append(picture(of: difference))
      parts.append(table(of: difference))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func picture(of difference: GraphDiff) -> String {
    let text = MermaidDiffFlowchart(difference).lines.joined(separator: "\n")
    let edges = difference.addedEdges + difference.removedEdges + difference.keptEdges
    let count = edges.count + difference.changedEdges.count
    if difference.nodes.count > limit.nodes || count > limit.edges
      || text.utf16.count > limit.characters
    {
      return
        "The graph is too large to draw here: \(difference.nodes.count) nodes and \(count) edges. "
        + "`depstructs graph --diff REV --module NAME` shows a part of it."
    }
    let legend = "Green: added. Red, dashed: removed. Orange: changed. Gray: as before."
    return "```mermaid\n\(text)\n```\n\n\(legend)"
  }

  private func table(of difference: GraphDiff) -> String {
    var rows = difference.addedEdges.map { row("added", $0, GraphWords.relation($0)) }
    rows += difference.removedEdges.map { row("removed", $0, GraphWords.relation($0)) }
    rows += difference.changedEdges.map { change in
      let words = "\(GraphWords.relation(change.before)) → \(GraphWords.relation(change.after))"
      return row("changed", change.after, words)
    }
    if rows.isEmpty { return "" }
    let head = ["| | From | To | State |", "| --- | --- | --- | --- |"]
    let rest = rows.count - Self.rowLimit
    let tail = rest > 0 ? ["", "And \(rest) more."] : []
    return (head + rows.prefix(Self.rowLimit) + tail).joined(separator: "\n")
  }

  private func row(_ what: String, _ edge: GraphEdge, _ words: String) -> String {
    let cells = [what, Markdown.code(edge.source), Markdown.code(edge.target), words]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
