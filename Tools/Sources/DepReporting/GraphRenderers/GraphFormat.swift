/// The formats of `depstructs graph`.
package enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, svg, json, html

  /// The formats in which a difference can be shown.
  package static let ofDifferences: [Self] = [.mermaid, .json]
}
