internal import DepGraph

/// The difference of two graphs as the JSON holds it; described in Documentation/GraphOutput.md.
struct GraphDiffDocument: Encodable {
  struct Change: Encodable {
    var before: GraphDocument.Edge
    var after: GraphDocument.Edge
  }

  struct Totals: Encodable {
    var before: GraphDocument.Counts
    var after: GraphDocument.Counts
  }

  let schema = "depstructs-graph-diff"
  let version = 1
  let summary: String
  let totals: Totals
  let addedNodes: [String]
  let removedNodes: [String]
  let addedEdges: [GraphDocument.Edge]
  let removedEdges: [GraphDocument.Edge]
  let changedEdges: [Change]
  let newCycles: [GraphDocument.Loop]
  let brokenCycles: [GraphDocument.Loop]

  init(_ difference: GraphDiff) {
    summary = difference.summary
    totals = Totals(
      before: GraphDocument.Counts(difference.countsBefore),
      after: GraphDocument.Counts(difference.countsAfter))
    addedNodes = difference.addedNodes.map(\.id)
    removedNodes = difference.removedNodes.map(\.id)
    addedEdges = difference.addedEdges.map(GraphDocument.edge)
    removedEdges = difference.removedEdges.map(GraphDocument.edge)
    changedEdges = difference.changedEdges.map { change in
      Change(
        before: GraphDocument.edge(change.before), after: GraphDocument.edge(change.after))
    }
    newCycles = difference.newCycles.map(GraphDocument.loop)
    brokenCycles = difference.brokenCycles.map(GraphDocument.loop)
  }
}
