internal import DepGraph
internal import DepModel

/// The words of pictures for kinds, relations and counts.
enum GraphWords {
  static func kind(_ kind: GraphNode.Kind) -> String {
    switch kind {
    case .type: "type"
    case .protocol: "protocol"
    case .locator: "locator"
    case .singleton: "singleton"
    case .globalVariable: "global variable"
    case .systemSingleton: "system singleton"
    case .ambientValue: "ambient value"
    case .external: "external type"
    case .closure: "closure"
    case .value: "plain value"
    case .file: "file"
    case .module: "module"
    }
  }

  static func relation(_ edge: GraphEdge) -> String {
    switch edge.relation {
    case .depends: counts(edge.counts)
    case .fetches: "fetches through \(edge.through ?? "containers")"
    case .constructs: "makes"
    case .holds: "holds"
    case .conforms: "is implemented by"
    case .exempt: "uses, not counted"
    }
  }

  /// `3 hidden, 1 injected`; empty for nothing.
  static func counts(_ counts: StateCounts) -> String {
    Dependency.State.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
      .joined(separator: ", ")
  }
}
