extension GraphSlice {
  /// Cuts the same slice out of two graphs and compares what it leaves.
  ///
  /// A name that only one of them knows is what the other lacks, and no error.
  package func difference(
    from before: DependencyGraph, to after: DependencyGraph
  ) throws(SliceError) -> GraphDiff {
    let old = try part(of: before)
    let new = try part(of: after)
    if let error = new.error, old.error != nil { throw error }
    return GraphDiff(from: old.graph, to: new.graph)
  }

  private func part(
    of graph: DependencyGraph
  ) throws(SliceError) -> (graph: DependencyGraph, error: SliceError?) {
    do throws(SliceError) {
      return (try picture(of: graph).graph, nil)
    } catch {
      switch error {
      case .noSuchName, .noSuchModule: return (.empty, error)
      case .ambiguousName, .negativeDepth: throw error
      }
    }
  }
}
