internal import DepGraph
internal import DepModel

/// The colors of pictures, readable on light and on dark grounds.
enum GraphPalette {
  /// A fill, a line around it, and the text on it.
  struct Look {
    var fill: String
    var line: String
    var text: String
  }

  static func line(_ state: Dependency.State) -> String {
    switch state {
    case .hidden: "#cf222e"
    case .defaulted: "#bc6c00"
    case .transitional: "#0969da"
    case .injected: "#1a7f37"
    }
  }

  /// How a node looks that depends on something, by the worst state.
  static func look(_ state: Dependency.State?) -> Look {
    switch state {
    case .hidden: Look(fill: "#ffebe9", line: line(.hidden), text: "#1f2328")
    case .defaulted: Look(fill: "#fff3d6", line: line(.defaulted), text: "#1f2328")
    case .transitional: Look(fill: "#ddf4ff", line: line(.transitional), text: "#1f2328")
    case .injected: Look(fill: "#dafbe1", line: line(.injected), text: "#1f2328")
    case nil: Look(fill: "#f6f8fa", line: "#818b98", text: "#1f2328")
    }
  }

  static let other = "#818b98"
  static let cycle = "#8250df"
  static let added = "#1a7f37"
  static let removed = "#cf222e"
  static let changed = "#bc6c00"

  /// The color of an edge.
  static func line(_ edge: GraphEdge) -> String { edge.state.map(line) ?? other }
}
