/// The formats of `depstructs graph`.
package enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, svg, json, html, text

  /// The formats in which a difference can be shown.
  package static let ofDifferences: [Self] = [.mermaid, .json]

  /// The formats in which composition roots can be shown.
  package static let ofRoots: [Self] = [.text, .mermaid, .dot, .svg, .json]
}
